import { DetailList, formatDate, formatTime, indiaDate, Money, Note } from '@portal/kernel'
import styles from '../outflow.module.css'
import type { SystematicKind, SystematicQuote } from './systematic-kind'
import { lifeText } from './plan-words'
import { amountRows, lifeRows } from './plan-rows'

/** What the plan comes to, and until when it can be taken back. */
export function PlanSum({ kind, quote }: { kind: SystematicKind; quote: SystematicQuote }) {
  const { total, amount, cancelUntil } = quote
  return (
    <>
      <p className={styles.figure}>
        <Money paise={total ?? amount} as="display" />
      </p>
      <p className={styles.small}>{lifeText(quote)}</p>
      <DetailList rows={[...amountRows(quote), ...kind.summary(quote), ...lifeRows(quote)]} />
      <div className={styles.blocks}>
        <Note icon="calendar-clock" title="You can take it back" compact>
          Until {formatTime(cancelUntil)} on {formatDate(indiaDate(cancelUntil))} nothing is registered.
        </Note>
      </div>
    </>
  )
}
