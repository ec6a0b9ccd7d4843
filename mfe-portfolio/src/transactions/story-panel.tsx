import { DetailList, ErrorPanel, Skeleton, SkeletonRegion, Timeline } from '@portal/kernel'
import type { TransactionRow } from '@portal/kernel/contracts/transaction-row'
import { useAmountsHidden } from '../shared/amounts'
import { StoryActions } from './story-actions'
import { factsOf } from './story-facts'
import { failedDebitSteps, stepsOf } from './story-words'
import { useStory } from './transactions.api'
import styles from './transactions.module.css'

/** A due date on which nothing could be ordered has no order behind it, and its row says all there is. */
const hasStory = ({ transactionId }: TransactionRow): boolean => !transactionId.includes(' ')

/** What became of a transaction, what comes next, and what can be done about it. */
export function StoryPanel(props: { row: TransactionRow; now: number }) {
  return hasStory(props.row) ? <Story {...props} /> : <FailedDebit {...props} />
}

function FailedDebit({ row, now }: { row: TransactionRow; now: number }) {
  return (
    <div className={styles.columns}>
      <Timeline items={failedDebitSteps(row)} />
      <StoryActions row={row} order={null} now={now} />
    </div>
  )
}

function Story({ row, now }: { row: TransactionRow; now: number }) {
  const story = useStory(row.transactionId)
  const hidden = useAmountsHidden()
  if (story.error && !story.data)
    return (
      <ErrorPanel
        title="These details did not load"
        onRetry={() => void story.refetch()}
        retrying={story.isFetching}
      >
        {story.error.message} Your order is safe.
      </ErrorPanel>
    )
  if (!story.data)
    return (
      <SkeletonRegion>
        <Skeleton count={4} />
      </SkeletonRegion>
    )
  return (
    <div className={styles.columns}>
      <Timeline items={stepsOf(story.data, now)} />
      <div className={styles.facts}>
        {hidden ? <p>Amounts are hidden.</p> : <DetailList rows={factsOf(story.data)} />}
        <StoryActions row={row} order={story.data.order} now={now} />
      </div>
    </div>
  )
}
