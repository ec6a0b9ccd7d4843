import { Button, EmptyState, IconTile, ListRow, Skeleton } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { StatementRequest } from '@portal/contracts/statements/statement'
import { QueryCard } from '../shared/query-card'
import { useRecentStatements } from './statement.api'
import { requestDetail, requestTitle } from './statement-words'
import styles from './statement.module.css'

interface RecentCardProps {
  pan: string
  email: string
  busy: boolean
  /** Downloads it, or has it made and sent once more. */
  onAgain: (statement: StatementRequest) => void
}

/** What was sent or downloaded lately. */
export function RecentCard({ pan, email, busy, onAgain }: RecentCardProps) {
  return (
    <QueryCard
      flush
      title={t`Sent before`}
      query={useRecentStatements(pan)}
      failure={t`Your last statements did not load`}
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {({ statements }) =>
        statements.length ? (
          statements.map((statement) => (
            <ListRow
              key={statement.statementId}
              lead={<IconTile icon="document" />}
              title={requestTitle(statement)}
              subtitle={requestDetail(statement, email)}
              action={<Again statement={statement} busy={busy} onAgain={onAgain} />}
            />
          ))
        ) : (
          <div className={styles.padded}>
            <EmptyState title={t`None yet`}>{t`Statements you send or download are listed here.`}</EmptyState>
          </div>
        )
      }
    </QueryCard>
  )
}

function Again({
  statement,
  busy,
  onAgain,
}: Pick<RecentCardProps, 'busy' | 'onAgain'> & { statement: StatementRequest }) {
  const label = statement.delivery === 'EMAIL' ? t`Send again` : t`Download`
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={busy}
      aria-label={`${label}: ${requestTitle(statement)}`}
      onClick={() => onAgain(statement)}
    >
      {label}
    </Button>
  )
}
