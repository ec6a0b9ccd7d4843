import { Card, DataTable, formatDate, MarketMove, type Column } from '@portal/kernel'
import type { SchemeDetails } from '@portal/kernel/contracts/product'
import { PastPerformance } from '../shared/past-performance'
import { returnColumns } from './fund-facts'
import styles from './scheme.module.css'

type Who = 'fund' | 'benchmark'

/** Returns a year beside the benchmark's. */
export function ReturnsCard({ scheme }: { scheme: SchemeDetails }) {
  const periods = returnColumns(scheme)
  const columns: Column<Who>[] = [
    {
      key: 'who',
      header: 'Returns of',
      heading: true,
      cell: (who) => (who === 'fund' ? <strong>This fund</strong> : 'Its benchmark'),
    },
    ...periods.map((period) => ({
      key: period.term,
      header: period.term,
      numeric: true,
      cell: (who: Who) => <MarketMove rate={period[who]} />,
    })),
  ]
  return (
    <Card flush title="Returns">
      <DataTable
        caption={`Returns a year against ${scheme.benchmarkName}`}
        columns={columns}
        rows={['fund', 'benchmark']}
        rowKey={(who) => who}
      />
      <div className={styles.foot}>
        <p className={styles.label}>
          A year (CAGR), up to {formatDate(scheme.navDate)}, against {scheme.benchmarkName}.
        </p>
        <PastPerformance />
      </div>
    </Card>
  )
}
