import {
  Card,
  EmptyState,
  HelplineLink,
  href,
  LinkButton,
  Page,
  PageFailed,
  queryFor,
  routes,
  Stack,
  useInvestor,
  useQuery,
  WaitingPage,
  mayCreateEMandate,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { MandateCard } from './mandate-card'
import { featureAccessApi } from '@portal/contracts/identity/feature-access'

/** Whether the investor may register mandates online; undefined while that is not known (S6.012 to S6.015). */
function useAccess(pan: string): boolean | undefined {
  const requested = useQuery(queryFor(featureAccessApi.cugDetails, {}))
  if (requested.data) return mayCreateEMandate(requested.data.features, pan)
  // The server has the last word; a list that did not come keeps nobody out.
  return requested.isError ? true : undefined
}

/** All mandates of the investor, what becomes of them, and the way to a new one (S2.036). */
export default function MandatesPage() {
  const { pan } = useInvestor()
  const title = t`Your mandates`
  const requested = useQuery(queryFor(mandateApi.mandates, { panNumber: pan }))
  const access = useAccess(pan)
  if (requested.isError && !requested.data)
    return (
      <PageFailed
        title={title}
        failure={t`Your mandates did not load`}
        retrying={requested.isFetching}
        error={requested.error}
        onRetry={() => void requested.refetch()}
      />
    )
  if (!requested.data || access === undefined) return <WaitingPage title={title} />
  const { mandates } = requested.data
  const create = access ? (
    <LinkButton to={href(routes.eMandateBank)}>{t`Create eMandate`}</LinkButton>
  ) : undefined
  return (
    <Page
      title={title}
      context={t`A mandate lets your bank pay your SIPs. You set the most that can leave your account.`}
      action={mandates.length ? create : undefined}
    >
      <Stack>
        {mandates.map((mandate) => (
          <MandateCard key={mandate.mandateId} mandate={mandate} mayCreate={access} />
        ))}
        {!mandates.length && (
          <Card>
            <EmptyState title={t`You have no mandate yet`} action={create}>
              {t`With one, your bank pays each instalment of your SIPs, and you have nothing more to do.`}
            </EmptyState>
          </Card>
        )}
        {!access && <NotYet />}
      </Stack>
    </Page>
  )
}

/** Online mandates are tried with some investors first (S6.015). */
function NotYet() {
  return (
    <Card title={t`Do you need a new mandate?`}>
      <p>
        <Trans>
          You cannot register one online yet. Call <HelplineLink />: we register it with you.
        </Trans>
      </p>
    </Card>
  )
}
