import { DetailList, ErrorPanel, Skeleton, SkeletonRegion, Timeline } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { useAmountsHidden } from '../shared/amounts'
import { TimelineActions } from './timeline-actions'
import { factsOf } from './timeline-facts'
import { failedDebitSteps, stepsOf } from './timeline-words'
import { useTimeline } from './transactions.api'
import styles from './transactions.module.css'

/** A due date on which nothing could be ordered has no order behind it, and its row says all there is. */
const hasTimeline = ({ transactionId }: TransactionRow): boolean => !transactionId.includes(' ')

/** What became of a transaction, what comes next, and what can be done about it. */
export function TimelinePanel(props: { row: TransactionRow; now: number }) {
  return hasTimeline(props.row) ? <LoadedTimeline {...props} /> : <FailedDebit {...props} />
}

function FailedDebit({ row, now }: { row: TransactionRow; now: number }) {
  return (
    <div className={styles.columns}>
      <Timeline items={failedDebitSteps(row)} />
      <TimelineActions row={row} order={null} now={now} />
    </div>
  )
}

function LoadedTimeline({ row, now }: { row: TransactionRow; now: number }) {
  const timeline = useTimeline(row.transactionId)
  const hidden = useAmountsHidden()
  if (timeline.error && !timeline.data)
    return (
      <ErrorPanel
        title={t`These details did not load`}
        error={timeline.error}
        onRetry={() => void timeline.refetch()}
        retrying={timeline.isFetching}
      >
        {timeline.error.message} {t`Your order is safe.`}
      </ErrorPanel>
    )
  if (!timeline.data)
    return (
      <SkeletonRegion>
        <Skeleton count={4} />
      </SkeletonRegion>
    )
  return (
    <div className={styles.columns}>
      <Timeline items={stepsOf(timeline.data, now)} />
      <div className={styles.facts}>
        {hidden ? <p>{t`Amounts are hidden.`}</p> : <DetailList rows={factsOf(timeline.data)} />}
        <TimelineActions row={row} order={timeline.data.order} now={now} />
      </div>
    </div>
  )
}
