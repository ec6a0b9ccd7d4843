import {
  EmptyState,
  ErrorPanel,
  href,
  LinkButton,
  Page,
  queryFor,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  useQueries,
  useQuery,
  useSearchParams,
} from '@portal/kernel'
import { numberInWords } from '@portal/contracts/format'
import { investorApi } from '@portal/contracts/folios/investor'
import { productApi, type SchemeDetails } from '@portal/contracts/schemes/product'
import { PastPerformance } from '../shared/past-performance'
import { lookupFor, pickPlan } from '../shared/scheme-lookup'
import { comparedIn, mostCompared } from './compared'
import { CompareTable } from './compare-table'
import { GrowthCard } from './growth-card'

const title = 'Compare funds'
const back = { to: href(routes.exploreFunds), label: 'Explore funds' }

/** /home/explore-funds/compare?schemes=FLEXI-DG,MIDCAP-DG: up to three funds side by side. */
export default function ComparePage() {
  const [query] = useSearchParams()
  const codes = comparedIn(query.get('schemes'))
  return codes.length ? <Compared codes={codes} /> : <NothingChosen />
}

function NothingChosen() {
  return (
    <Page title={title} back={back}>
      <EmptyState
        fullPage
        title="Choose funds to compare"
        action={<LinkButton to={href(routes.exploreFunds)}>Explore funds</LinkButton>}
      >
        Mark up to {numberInWords(mostCompared)} funds in the list, then compare them here.
      </EmptyState>
    </Page>
  )
}

function Compared({ codes }: { codes: readonly string[] }) {
  const { pan } = useInvestor()
  const details = useQueries({
    queries: schemesOf(codes).map((schemeCode) => queryFor(productApi.schemeDetails, { schemeCode })),
  })
  const portfolio = useQuery(queryFor(investorApi.portfolio, { panNumber: pan }))
  const failed = details.find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <Page title={title} back={back}>
        <ErrorPanel
          fullPage
          title="These funds did not load"
          onRetry={() => details.forEach((each) => void each.refetch())}
          retrying={failed.isFetching}
          wayOut={{ to: href(routes.exploreFunds), label: 'See all funds' }}
        >
          Your money and your orders are safe.
        </ErrorPanel>
      </Page>
    )
  if (details.some(({ data }) => !data))
    return (
      <Page title={title} back={back}>
        <SkeletonRegion>
          <Skeleton shape="chart" />
          <Skeleton shape="row" count={6} />
        </SkeletonRegion>
      </Page>
    )
  const schemes = details.flatMap(({ data }) => data?.schemes ?? [])
  const funds = codes.flatMap((code) => pickPlan(schemes, code) ?? [])
  return (
    <Page title={title} context={`Side by side, ${numberInWords(mostCompared)} at most.`} back={back}>
      <Stack>
        <GrowthCard funds={funds} />
        <CompareTable
          funds={funds}
          twin={(fund) => regularOf(fund, schemes)}
          heldIn={(code) =>
            (portfolio.data?.holdings ?? [])
              .filter(({ schemePlanCode }) => schemePlanCode === code)
              .reduce((sum, { totalValuation }) => sum + totalValuation, 0)
          }
        />
        <PastPerformance>Cost is the expense ratio; the returns already include it.</PastPerformance>
      </Stack>
    </Page>
  )
}

/** The schemes of some plans, each once. */
const schemesOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => lookupFor(code)?.schemeCode ?? [])),
]

/** The same scheme and option through a distributor, or without one. */
const regularOf = (fund: SchemeDetails, schemes: readonly SchemeDetails[]): SchemeDetails | undefined =>
  schemes.find(
    ({ schemeCode, optionCode, planMode }) =>
      schemeCode === fund.schemeCode && optionCode === fund.optionCode && planMode !== fund.planMode,
  )
