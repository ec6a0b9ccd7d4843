import {
  ErrorPanel,
  href,
  Page,
  queryFor,
  quickInvestSteps,
  routes,
  Skeleton,
  SkeletonRegion,
  Stepper,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { contentApi } from '@portal/contracts/support/content'
import { openSchemesApi } from '@portal/contracts/schemes/open-schemes'
import { useMemo } from 'react'
import { QuickInvestForm } from './quick-invest-form'
import { useLoginLocation } from '../shared/use-login-location'

const noChips = { lumpsum: [], sip: [] }

/** /auth/quick-invest: PAN, fund and amount, without a log-in (S1.043, S1.044). */
export default function QuickInvestPage() {
  useLoginLocation()
  const [query] = useSearchParams()
  const listed = useQuery(queryFor(openSchemesApi.openSchemes, {}))
  const chips = useQuery(queryFor(contentApi.amountChips, {}))
  const schemes = useMemo(
    () => listed.data?.categories.flatMap((category) => category.schemes),
    [listed.data],
  )
  return (
    <Page
      title={t`Invest without logging in`}
      context={t`You need your PAN and the mobile number that we have on record.`}
      back={{ to: href(routes.login), label: t`Log in instead` }}
    >
      <Stepper {...quickInvestSteps('Fund')} />
      {schemes ? (
        <QuickInvestForm
          schemes={schemes}
          chips={chips.data ?? noChips}
          schemeInAddress={query.get('scheme')}
        />
      ) : listed.error ? (
        <ErrorPanel
          fullPage
          title={t`The funds did not load`}
          error={listed.error}
          onRetry={() => void listed.refetch()}
          retrying={listed.isFetching}
        >
          {listed.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="row" count={4} />
        </SkeletonRegion>
      )}
    </Page>
  )
}
