import {
  ErrorPanel,
  href,
  LinkButton,
  Page,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  queryFor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { AccountDetails } from './account-details'
import { contentApi } from '@portal/contracts/support/content'
import { investorApi } from '@portal/contracts/folios/investor'
import { profileApi } from '@portal/contracts/portfolio/profile'

/** Everything that the page shows; all calls go out together. */
function useProfile(panNumber: string) {
  return {
    account: useQuery(queryFor(profileApi.account, { panNumber })),
    folios: useQuery(queryFor(investorApi.folios, { panNumber })),
    conf: useQuery(queryFor(contentApi.conf, {})),
  }
}

/** /home/profile/account-details: who the investor is to us, and how each detail is changed. */
export default function AccountDetailsPage() {
  const { pan } = useInvestor()
  const { account, folios, conf } = useProfile(pan)
  const failed = [account, folios].find(({ error, data }) => error && !data)
  return (
    <Page
      title={t`My profile`}
      action={
        <LinkButton variant="secondary" icon="shield-check" to={href(routes.security)}>
          {t`Security`}
        </LinkButton>
      }
    >
      {failed ? (
        <ErrorPanel
          fullPage
          title={t`Your profile did not load`}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
          wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
        >
          {failed.error?.message}
        </ErrorPanel>
      ) : account.data && folios.data ? (
        <AccountDetails account={account.data} folios={folios.data.folios} helpline={conf.data?.helpline} />
      ) : (
        <SkeletonRegion>
          <Stack>
            <Skeleton shape="row" count={6} />
          </Stack>
        </SkeletonRegion>
      )}
    </Page>
  )
}
