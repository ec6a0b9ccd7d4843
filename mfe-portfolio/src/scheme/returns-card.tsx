import {
  breakpoints,
  Card,
  DataTable,
  formatDate,
  MarketMove,
  usePageAtMost,
  type Column,
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { PastPerformance } from '../shared/past-performance'
import { returnColumns, type ReturnColumn } from './fund-facts'
import styles from './scheme.module.css'

type Who = 'fund' | 'benchmark'

const names: Readonly<Record<Who, Text>> = { fund: msg`This fund`, benchmark: msg`Its benchmark` }
const both = ['fund', 'benchmark'] as const

/** A row for the fund and one for its benchmark, a column a period. */
function WideTable({ periods, caption }: ReturnsTableProps) {
  const columns: Column<Who>[] = [
    {
      key: 'who',
      header: t`Returns of`,
      heading: true,
      cell: (who) => (who === 'fund' ? <strong>{textOf(names.fund)}</strong> : textOf(names.benchmark)),
    },
    ...periods.map((period) => ({
      key: period.term,
      header: period.term,
      numeric: true,
      cell: (who: Who) => <MarketMove rate={period[who]} />,
    })),
  ]
  return (
    <DataTable caption={caption} columns={columns} rows={both} rowKey={(who) => who} cardsBelow="never" />
  )
}

/** A row a period, so that fund and benchmark stand side by side where there is no width for all periods. */
function NarrowTable({ periods, caption }: ReturnsTableProps) {
  const columns: Column<ReturnColumn>[] = [
    { key: 'term', header: t`Period`, heading: true, cell: ({ term }) => term },
    ...both.map((who) => ({
      key: who,
      header: textOf(names[who]),
      numeric: true,
      cell: (period: ReturnColumn) => <MarketMove rate={period[who]} />,
    })),
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={periods}
      rowKey={({ term }) => term}
      cardsBelow="never"
    />
  )
}

interface ReturnsTableProps {
  periods: readonly ReturnColumn[]
  caption: string
}

/** Returns a year beside the benchmark's. */
export function ReturnsCard({ scheme }: { scheme: SchemeDetails }) {
  const narrow = usePageAtMost(breakpoints.mobile)
  const Table = narrow ? NarrowTable : WideTable
  const day = formatDate(scheme.navDate)
  const benchmark = scheme.benchmarkName
  return (
    <Card flush title={t`Returns`}>
      <Table periods={returnColumns(scheme)} caption={t`Yearly returns against ${benchmark}`} />
      <div className={styles.foot}>
        <p className={styles.label}>{t`Yearly (CAGR), up to ${day}, against ${benchmark}.`}</p>
        <PastPerformance />
      </div>
    </Card>
  )
}
