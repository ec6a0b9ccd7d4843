import {
  EmptyState,
  formatAxisRupees,
  formatRupeesRounded,
  LineChart,
  queryFor,
  SegmentedControl,
  Skeleton,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { investorApi, type ValuePeriod } from '@portal/contracts/folios/investor'
import { useState } from 'react'
import { useAmountsHidden } from './amounts'
import { QueryCard } from './query-card'
import { valuePeriods, valueSentence, type ValuePoint } from './value-history'

/** Value and invested amount over a period; the last period stays on screen until the next has come. */
function useValueHistory(panNumber: string, period: ValuePeriod) {
  return useQuery({
    ...queryFor(investorApi.valueHistory, { panNumber, period }),
    placeholderData: (previous) => previous,
  })
}

/** How value and invested amount went over a period. */
export function ValueChartCard({ pan }: { pan: string }) {
  const [period, setPeriod] = useState<ValuePeriod>('3Y')
  const query = useValueHistory(pan, period)
  return (
    <QueryCard
      title={t`Value over time`}
      wrapAction
      query={query}
      failure={t`The chart did not load`}
      skeleton={<Skeleton shape="chart" />}
      action={
        <SegmentedControl
          label={t`Period`}
          hideLabel
          size="sm"
          options={valuePeriods()}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      {({ points }) => <ValueChart points={points} />}
    </QueryCard>
  )
}

function ValueChart({ points }: { points: readonly ValuePoint[] }) {
  const hidden = useAmountsHidden()
  if (points.length < 2)
    return (
      <EmptyState title={t`No chart yet`}>{t`You see it from the second NAV after you invest.`}</EmptyState>
    )
  if (hidden)
    return <EmptyState title={t`Amounts are hidden`}>{t`Show your amounts to see the chart.`}</EmptyState>
  return (
    <LineChart
      label={valueSentence(points)}
      points={points.map(({ date, value, invested }) => ({ date, value, reference: invested }))}
      valueName={t`Value`}
      referenceName={t`Invested`}
      format={formatRupeesRounded}
      axisFormat={formatAxisRupees}
      fromZero
      referenceSteps
    />
  )
}
