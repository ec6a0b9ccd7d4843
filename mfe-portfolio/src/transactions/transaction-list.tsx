import { Button, Card, ErrorPanel, formatLongDate, Skeleton, SkeletonRegion } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { HistoryFilter } from '@portal/contracts/orders/history-filter'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { Fragment, type ReactNode } from 'react'
import { TransactionItem } from './transaction-item'
import { useHistory } from './transactions.api'
import styles from './transactions.module.css'

interface TransactionListProps {
  pan: string
  filter: HistoryFilter
  /** The business clock, in milliseconds. */
  now: number
  /** What is said where there are none. */
  none: ReactNode
}

/** The transactions that the filter leaves, by month, a page at a time. */
export function TransactionList({ pan, filter, now, none }: TransactionListProps) {
  const { rows, first, last, more } = useHistory(pan, filter)
  if (!first?.data)
    return (
      <Card label={t`Transactions`} busy={!first?.error}>
        {first?.error ? (
          <Failed query={first} />
        ) : (
          <SkeletonRegion>
            <Skeleton shape="row" count={8} />
          </SkeletonRegion>
        )}
      </Card>
    )
  if (!rows.length) return none
  return (
    <>
      <Card label={t`Transactions`} flush>
        {byMonth(rows).map(({ month, of }) => (
          <Fragment key={month}>
            <h2 className={styles.month}>{month}</h2>
            <ul className={styles.rows}>
              {of.map((row) => (
                <TransactionItem key={`${row.transactionId} ${row.kind}`} row={row} now={now} />
              ))}
            </ul>
          </Fragment>
        ))}
      </Card>
      <div className={styles.more}>
        {last?.error && !last.data ? (
          <Failed query={last} />
        ) : (
          (more || last?.isPending) && (
            <Button variant="secondary" busy={last?.isPending === true} onClick={more}>
              {t`Show more`}
            </Button>
          )
        )}
        <p role="status">{shownText(rows.length, more !== undefined || last?.isPending === true)}</p>
      </div>
    </>
  )
}

const shownText = (count: number, isPart: boolean): string => {
  if (isPart) return t`The latest ${count} are shown.`
  return count === 1 ? t`This is the only one.` : t`All ${count} are shown.`
}

function Failed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <ErrorPanel
      title={t`Your transactions did not load`}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {query.error?.message} {t`Your orders are safe.`}
    </ErrorPanel>
  )
}

/** "August 2026" */
const monthOf = (date: string): string => formatLongDate(date).replace(/^.*?, \d+ /, '')

function byMonth(rows: readonly TransactionRow[]): { month: string; of: TransactionRow[] }[] {
  const months: { month: string; of: TransactionRow[] }[] = []
  for (const row of rows) {
    const month = monthOf(row.date)
    const last = months.at(-1)
    if (last?.month === month) last.of.push(row)
    else months.push({ month, of: [row] })
  }
  return months
}
