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
  textOf,
} from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import { investorApi } from '@portal/contracts/folios/investor'
import { productApi, type SchemeDetails } from '@portal/contracts/schemes/product'
import { PastPerformance } from '../shared/past-performance'
import { lookupFor, pickPlan } from '../shared/scheme-lookup'
import { comparedIn, mostCompared } from './compared'
import { CompareTable } from './compare-table'
import { GrowthCard } from './growth-card'

const title = msg`Compare funds`
const back = () => ({ to: href(routes.exploreFunds), label: t`Explore funds` })

/** /home/explore-funds/compare?schemes=FLEXI-DG,MIDCAP-DG: up to three funds side by side. */
export default function ComparePage() {
  const [query] = useSearchParams()
  const codes = comparedIn(query.get('schemes'))
  return codes.length ? <Compared codes={codes} /> : <NothingChosen />
}

function NothingChosen() {
  return (
    <Page title={textOf(title)} back={back()}>
      <EmptyState
        fullPage
        title={t`Choose funds to compare`}
        action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
      >
        {plural(mostCompared, {
          3: 'Mark up to three funds in the list, then compare them here.',
          one: 'Mark up to # fund in the list, then compare it here.',
          other: 'Mark up to # funds in the list, then compare them here.',
        })}
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
      <Page title={textOf(title)} back={back()}>
        <ErrorPanel
          fullPage
          title={t`These funds did not load`}
          error={failed.error}
          onRetry={() => details.forEach((each) => void each.refetch())}
          retrying={failed.isFetching}
          wayOut={{ to: href(routes.exploreFunds), label: t`See all funds` }}
        >
          {t`Your money and your orders are safe.`}
        </ErrorPanel>
      </Page>
    )
  if (details.some(({ data }) => !data))
    return (
      <Page title={textOf(title)} back={back()}>
        <SkeletonRegion>
          <Skeleton shape="chart" />
          <Skeleton shape="row" count={6} />
        </SkeletonRegion>
      </Page>
    )
  const schemes = details.flatMap(({ data }) => data?.schemes ?? [])
  const funds = codes.flatMap((code) => pickPlan(schemes, code) ?? [])
  return (
    <Page title={textOf(title)} context={mostText()} back={back()}>
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
        <PastPerformance>{t`Cost is the expense ratio; the returns already include it.`}</PastPerformance>
      </Stack>
    </Page>
  )
}

const mostText = () =>
  plural(mostCompared, {
    3: 'Side by side, three at most.',
    one: 'Side by side, # at most.',
    other: 'Side by side, # at most.',
  })

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
