import { Card, EmptyState, formatRupeesRounded, SegmentedControl, useQueries, queryFor } from '@portal/kernel'
import { productApi, type NavPeriod, type SchemeDetails } from '@portal/kernel/contracts/product'
import { useState } from 'react'
import { GrowthChart } from './growth-chart'
import { growthOf } from './figures'
import styles from './compare.module.css'

const periods = [
  { value: '1Y', label: '1Y' },
  { value: '3Y', label: '3Y' },
  { value: '5Y', label: '5Y' },
] as const satisfies readonly { value: NavPeriod; label: string }[]
type Period = (typeof periods)[number]['value']

/** What one lakh became in each fund, in one chart and in one table. */
export function GrowthCard({ funds }: { funds: readonly SchemeDetails[] }) {
  const [period, setPeriod] = useState<Period>('3Y')
  const [asTable, setAsTable] = useState(false)
  const histories = useQueries({
    queries: funds.map(({ schemePlanCode }) => queryFor(productApi.navHistory, { schemePlanCode, period })),
  })
  const series = funds.map(({ schemeDesc, schemePlanCode }, index) => ({
    key: schemePlanCode,
    name: schemeDesc,
    points: growthOf(histories[index]?.data?.points ?? []),
  }))
  const ready = histories.every(({ data }) => data)
  return (
    <Card
      title="What ₹1,00,000 became"
      busy={!ready}
      action={
        <SegmentedControl<Period>
          label="Period"
          hideLabel
          options={periods}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      {series.some(({ points }) => points.length > 1) ? (
        <GrowthChart series={series} asTable={asTable} />
      ) : (
        ready && <EmptyState title="No NAVs in this period yet">Choose a longer period.</EmptyState>
      )}
      <div className={styles.foot}>
        <ul className={styles.keys}>
          {series.map(({ key, name, points }, index) => (
            <li key={key}>
              <span className={styles.key} data-series={index + 1} />
              <span>{name}</span>
              <strong>
                {points.length ? formatRupeesRounded(Math.round((points.at(-1)?.value ?? 0) * 100)) : 'n/a'}
              </strong>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      </div>
    </Card>
  )
}
