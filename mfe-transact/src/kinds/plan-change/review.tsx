import {
  cancelReasons,
  Card,
  type Column,
  DataTable,
  DetailList,
  type DetailRow,
  formatDate,
  formatShortDate,
  formatTime,
  RefusalNote,
  standRows,
} from '@portal/kernel'
import type { PlanChangeQuote } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { clockAndDay, dayName } from '../../shared/nav-timing'
import { SchemeHead } from '../../shared/scheme-head'
import { mayRepeat } from '../../transaction/place-with-code'
import { ReviewFrame } from '../../transaction/review-frame'
import { orderSteps } from '../../transaction/steps'
import type { Confirmation } from '../../transaction/use-confirm'
import { changeFieldsAddress, confirmLabel } from './kind-words'
import styles from './plans.module.css'
import { useOrderChange } from './use-order-change'

interface ReviewProps {
  terms: PlanChangeTerms
  quote: PlanChangeQuote
}

/** The plan before and after the change, from when, and until when it can be undone; then the one-time code. */
export function Review({ terms, quote }: ReviewProps) {
  const confirmation = useOrderChange(terms)
  const { confirm, failure } = confirmation
  const label = confirmLabel(quote.kind)
  return (
    <ReviewFrame
      title="Check your change"
      back={{ to: changeFieldsAddress(terms), label: 'Change' }}
      steps={orderSteps('Change', 'review')}
      confirmation={confirmation}
      button={{ label, onPress: confirm }}
      aside={(button) => (
        <Card title="What happens">
          <DetailList rows={happeningRows(quote)} />
          <div className={styles.blocks}>
            {failure && <FailureNote failure={failure} />}
            <div className={styles.wide}>{button}</div>
          </div>
          <p className={styles.small}>
            We send a one-time code. You can take the change back until {formatTime(quote.cancelUntil)}.
          </p>
        </Card>
      )}
      codeTitle={label}
    >
      <ComparisonCard quote={quote} />
    </ReviewFrame>
  )
}

/** What will happen on which date, and until when it can be undone. */
function happeningRows(quote: PlanChangeQuote): DetailRow[] {
  const { holdsFrom, stillDue, leftOut, pauseUntil, reason, cancelUntil, planKind, after } = quote
  const dates = (all: readonly string[]) => all.map(formatDate).join(', ')
  return [
    { label: after.state === 'CANCELLED' ? 'Ends on' : 'Takes effect on', value: dayName(holdsFrom) },
    ...(stillDue.length ? [{ label: `Still due for this ${planKind}`, value: dates(stillDue) }] : []),
    ...(leftOut.length ? [{ label: 'Left out', value: dates(leftOut) }] : []),
    ...(pauseUntil ? [{ label: 'Runs again on', value: dayName(pauseUntil) }] : []),
    ...(reason ? [{ label: 'Your reason', value: cancelReasons[reason] }] : []),
    {
      label: 'You can take it back until',
      value: clockAndDay(cancelUntil),
    },
  ]
}

function FailureNote({ failure }: { failure: NonNullable<Confirmation['failure']> }) {
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have ordered this change.">
        {failure.message} Confirm again: you do not order it twice.
      </RefusalNote>
    )
  return <RefusalNote title="Your change was not ordered.">{failure.message}</RefusalNote>
}

function ComparisonCard({ quote }: { quote: PlanChangeQuote }) {
  const { scheme, planKind, holdsFrom, planId } = quote
  return (
    <Card title={`${planKind} ${planId}`} flush>
      <div className={styles.padded}>
        <SchemeHead scheme={scheme} />
      </div>
      <DataTable
        caption="The plan before and after the change"
        columns={columns(holdsFrom)}
        rows={compared(quote)}
        rowKey={({ label }) => label}
        cardsBelow="never"
      />
      <div className={styles.padded}>
        <p className={styles.small}>{whyThen}</p>
      </div>
    </Card>
  )
}

const columns = (holdsFrom: string): Column<Compared>[] => [
  { key: 'label', header: 'What', heading: true, cell: ({ label }) => label },
  { key: 'before', header: 'Now', cell: ({ before }) => before },
  {
    key: 'after',
    header: `From ${formatShortDate(holdsFrom)}`,
    cell: ({ after, isChanged }) => (isChanged ? <span className={styles.changed}>{after}</span> : after),
  },
]

/** Why a change takes effect on that day and not before. */
const whyThen =
  'A change takes effect two business days after the day we work on it: your bank has been told of what is due before.'

/** One line of the comparison; a plan that ends has nothing afterwards. */
interface Compared {
  label: string
  before: string
  after: string
  isChanged: boolean
}

function compared({ before, after }: PlanChangeQuote): Compared[] {
  const ends = after.state === 'CANCELLED'
  const later = new Map(standRows(after).map(({ label, value }) => [label, value]))
  const rows = standRows(before).map(({ label, value }) => {
    const then = ends ? '–' : (later.get(label) ?? '–')
    return { label, before: value, after: then, isChanged: then !== value }
  })
  const known = new Set(rows.map(({ label }) => label))
  const added = standRows(after).filter(({ label }) => !ends && !known.has(label))
  return [
    ...rows,
    ...added.map(({ label, value }) => ({ label, before: '–', after: value, isChanged: true })),
  ]
}
