import {
  formatTime,
  IconButton,
  IconTile,
  indiaToday,
  ListRow,
  shortNumber,
  StatusPill,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { useId, useState } from 'react'
import { TransactionFigure } from '../shared/transaction-figure'
import { kinds, statusTones, transactionLine, transactionTitle } from '../shared/transaction-look'
import { TimelinePanel } from './timeline-panel'
import styles from './transactions.module.css'

/** One transaction; opened it tells what became of it. */
export function TransactionItem({ row, now }: { row: TransactionRow; now: number }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { icon, tone } = kinds[row.kind]
  const failed = row.status === 'FAILED'
  const title = transactionTitle(row)
  const folio = row.folioNo && shortNumber(row.folioNo)
  const line = transactionLine(row, indiaToday(now))
  return (
    <li className={open ? styles.open : undefined}>
      <ListRow
        lead={<IconTile icon={failed ? 'alert' : icon} tone={failed ? 'failed' : tone} />}
        title={title}
        subtitle={folio ? `${line} · ${t`Folio ${folio}`}` : line}
        figure={<TransactionFigure {...row} />}
        status={<Status row={row} now={now} />}
        action={
          <IconButton
            size="sm"
            icon={open ? 'chevron-up' : 'chevron-down'}
            label={t`Details: ${title}, ${line}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {open && (
        <div id={id} className={styles.timeline}>
          <TimelinePanel row={row} now={now} />
        </div>
      )}
    </li>
  )
}

function Status({ row, now }: { row: TransactionRow; now: number }) {
  const { cancelUntil, status, statusText } = row
  if (cancelUntil && Date.parse(cancelUntil) > now) {
    const time = formatTime(cancelUntil)
    return <StatusPill tone="info">{t`Can be cancelled until ${time}`}</StatusPill>
  }
  return <StatusPill tone={statusTones[status]}>{statusText}</StatusPill>
}
