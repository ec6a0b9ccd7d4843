import { ErrorPanel, href, Page, routes, Skeleton, SkeletonRegion, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import AgencyReturn from './agency-return'
import { AgenciesCard } from './agencies-card'
import { NeedsCard } from './needs-card'
import { StatusCard } from './status-card'
import { useKyc } from './kyc.api'
import styles from './kyc.module.css'

/** /home/create-folio/kyc-applicant: the own KYC, and where the KYC agency sends the browser back to (S2.173). */
export default function KycApplicantPage() {
  const overview = useKyc()
  const { data, error, isFetching, refetch } = overview
  return (
    <Page title={t`Your KYC`} back={{ to: href(routes.accountDetails), label: t`My profile` }}>
      <div className={styles.page}>
        <Stack>
          <AgencyReturn />
          {data ? (
            <>
              <StatusCard overview={data} />
              {!data.onlineRefused && <NeedsCard />}
              <AgenciesCard own={data.agency} />
            </>
          ) : error ? (
            <ErrorPanel
              fullPage
              title={t`Your KYC did not load`}
              retrying={isFetching}
              error={error}
              onRetry={() => void refetch()}
              wayOut={{ to: href(routes.dashboard), label: t`Go to Home` }}
            >
              {error.message}
            </ErrorPanel>
          ) : (
            <SkeletonRegion label={t`Loading your KYC`}>
              <Skeleton shape="row" count={5} />
            </SkeletonRegion>
          )}
        </Stack>
      </div>
    </Page>
  )
}
