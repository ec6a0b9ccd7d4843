import { EmptyState, href, IconTile, ListRow, routes, Skeleton, StatusPill, TextLink } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { QueryCard, type CardQuery } from '../shared/query-card'
import styles from './card-notes.module.css'
import { TransactionFigure } from '../shared/transaction-figure'
import { kinds, statusTones, transactionLine, transactionTitle } from '../shared/transaction-look'

/** How many rows stand on the dashboard; the rest is a page of its own. */
const shown = 6

interface RecentTransactionsCardProps {
  query: CardQuery<{ transactions: TransactionRow[] }>
  /** The business clock's day in India. */
  today: string
}

export function RecentTransactionsCard({ query, today }: RecentTransactionsCardProps) {
  return (
    <QueryCard
      flush
      title={t`Recent transactions`}
      query={query}
      failure={t`Your transactions did not load`}
      skeleton={<Skeleton shape="row" count={shown} />}
      action={
        <TextLink look="strong" to={href(routes.transactions)} iconAfter="arrow-right">
          {t`View all`}
        </TextLink>
      }
    >
      {({ transactions }) =>
        transactions.length ? (
          transactions
            .slice(0, shown)
            .map((row) => <Row key={row.transactionId + row.kind} row={row} today={today} />)
        ) : (
          <div className={styles.padded}>
            <EmptyState
              title={t`No transactions yet`}
            >{t`You see them here once you place an order.`}</EmptyState>
          </div>
        )
      }
    </QueryCard>
  )
}

function Row({ row, today }: { row: TransactionRow; today: string }) {
  const { icon, tone } = kinds[row.kind]
  const failed = row.status === 'FAILED'
  return (
    <ListRow
      lead={<IconTile icon={failed ? 'alert' : icon} tone={failed ? 'failed' : tone} />}
      title={transactionTitle(row)}
      subtitle={transactionLine(row, today)}
      figure={<TransactionFigure {...row} />}
      status={<StatusPill tone={statusTones[row.status]}>{row.statusText}</StatusPill>}
    />
  )
}
