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
import { t } from '@portal/kernel/words'
import { type InvestmentSolution, productApi } from '@portal/contracts/schemes/product'
import { PastPerformance } from '../shared/past-performance'
import { howOften } from './solution-words'
import styles from './solutions.module.css'

const frame = () => ({
  title: t`Investment solutions`,
  context: t`One amount, split between an equity and a debt fund, and kept at its shares for you.`,
  back: { to: href(routes.exploreFunds), label: t`Explore funds` },
})

/** The ready-made mixes of equity and debt (S1.012). */
export default function SolutionsPage() {
  const query = useQuery(queryFor(productApi.investmentSolutions, {}))
  const { data, error, isFetching, refetch } = query
  return (
    <Page {...frame()}>
      {data ? (
        <Mixes mixes={data.solutions} />
      ) : error ? (
        <ErrorPanel
          fullPage
          title={t`The mixes did not load`}
          retrying={isFetching}
          error={error}
          onRetry={() => void refetch()}
          wayOut={{ to: href(routes.exploreFunds), label: t`See all funds` }}
        >
          {t`Your money and your orders are safe.`}
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
      <EmptyState fullPage title={t`We offer no mix at the moment`}>
        {t`You can still invest in each fund on its own.`}
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
          { label: t`Equity`, value: `${equityPercent}%` },
          { label: t`Debt`, value: `${100 - equityPercent}%` },
          { label: t({ message: 'From', context: 'least amount' }), value: formatRupeesRounded(minPurchase) },
          { label: t`Rebalanced`, value: howOften(rebalancingFrequency) },
        ]}
      />
      <LinkButton
        to={href(routes.invest, { type: 'INVESTMENT_SOLUTION', solution: type })}
        variant="secondary"
        fullWidth
        aria-label={t`Invest in the ${name}`}
      >
        {t`Invest`}
      </LinkButton>
    </Card>
  )
}
