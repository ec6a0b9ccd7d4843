import {
  Card,
  EmptyState,
  ErrorPanel,
  Facts,
  formatRupeesRounded,
  href,
  LinkButton,
  Page,
  queryFor,
  RiskGauge,
  routes,
  Skeleton,
  SkeletonRegion,
  Stack,
  useQuery,
} from '@portal/kernel'
import { type InvestmentSolution, productApi } from '@portal/contracts/schemes/product'
import { PastPerformance } from '../shared/past-performance'
import { howOften } from './solution-words'
import styles from './solutions.module.css'

const frame = {
  title: 'Investment solutions',
  context: 'One amount, split between an equity and a debt fund, and kept at its shares for you.',
  back: { to: href(routes.exploreFunds), label: 'Explore funds' },
}

/** The ready-made mixes of equity and debt (S1.012). */
export default function SolutionsPage() {
  const query = useQuery(queryFor(productApi.investmentSolutions, {}))
  const { data, isError, isFetching, refetch } = query
  return (
    <Page {...frame}>
      {data ? (
        <Mixes mixes={data.solutions} />
      ) : isError ? (
        <ErrorPanel
          title="The mixes did not load"
          retrying={isFetching}
          onRetry={() => void refetch()}
          wayOut={{ to: href(routes.exploreFunds), label: 'See all funds' }}
        >
          Your money and your orders are safe.
        </ErrorPanel>
      ) : (
        <Card busy>
          <SkeletonRegion>
            <Skeleton shape="row" count={3} />
          </SkeletonRegion>
        </Card>
      )}
    </Page>
  )
}

function Mixes({ mixes }: { mixes: readonly InvestmentSolution[] }) {
  if (!mixes.length)
    return (
      <EmptyState fullPage title="We offer no mix at the moment">
        You can still invest in each fund on its own.
      </EmptyState>
    )
  return (
    <Stack>
      <ul className={styles.mixes}>
        {mixes.map((mix) => (
          <li key={mix.type}>
            <MixCard mix={mix} />
          </li>
        ))}
      </ul>
      <PastPerformance />
    </Stack>
  )
}

function MixCard({ mix }: { mix: InvestmentSolution }) {
  const { type, name, description, equityPercent, riskMeter, minPurchase, rebalancingFrequency } = mix
  return (
    <Card title={name} className={styles.mix}>
      <p className={styles.text}>{description}</p>
      <RiskGauge level={riskMeter} note={mix.investmentHorizon} />
      <Facts
        facts={[
          { label: 'Equity', value: `${equityPercent}%` },
          { label: 'Debt', value: `${100 - equityPercent}%` },
          { label: 'From', value: formatRupeesRounded(minPurchase) },
          { label: 'Rebalanced', value: howOften(rebalancingFrequency) },
        ]}
      />
      <LinkButton
        to={href(routes.invest, { type: 'INVESTMENT_SOLUTION', solution: type })}
        variant="secondary"
        fullWidth
        aria-label={`Invest in the ${name}`}
      >
        Invest
      </LinkButton>
    </Card>
  )
}
