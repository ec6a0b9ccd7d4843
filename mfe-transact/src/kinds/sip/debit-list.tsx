import { DateTile, ListRow, Money } from '@portal/kernel'
import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import { shiftReason, shortDay } from '../../shared/sip-words'
import styles from './sip.module.css'

export interface DebitListProps {
  dues: readonly DueDate[]
  /** Stands under a debit that is on its due date. */
  otherwise: string
}

/** Debits to come, each with the reason where it is not on its due date. */
export function DebitList({ dues, otherwise }: DebitListProps) {
  return (
    <ul className={styles.list}>
      {dues.map((due) => (
        <li key={due.dueOn}>
          <ListRow
            lead={<DateTile date={due.debitOn} />}
            title={shortDay(due.debitOn)}
            subtitle={shiftReason(due) ?? otherwise}
            figure={<Money paise={due.amount} as="rounded" />}
          />
        </li>
      ))}
    </ul>
  )
}
