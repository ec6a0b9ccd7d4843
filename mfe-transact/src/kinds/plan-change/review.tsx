import {
  api,
  cancelReasons,
  Card,
  type Column,
  DataTable,
  DetailList,
  type DetailRow,
  formatDate,
  formatShortDate,
  formatTime,
  snapshotRows,
  useAtom,
  useFigures,
  useQueryClient,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { planChangeApi, type PlanChangeQuote } from '@portal/contracts/systematic-plans/plan-change'
import type { Figures } from '@portal/contracts/support/figures'
import type { PlanChangeTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { planName } from './plan-name'
import { planChangeDraftAtom } from './plan-change-draft'
import { changeFieldsAddress, confirmLabel } from './plan-change-review'
import { clockAndDay, dayName } from '../../shared/days'
import { SchemeHead } from '../../shared/scheme-head'
import { type Confirmation, useConfirm } from '../../transaction/confirm'
import { OrderCard } from '../../transaction/order-card'
import { NotPlaced } from '../../transaction/refusal'
import { ReviewFrame } from '../../transaction/review-frame'
import { orderSteps } from '../../transaction/steps'
import styles from './plans.module.css'

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
      title={t`Check your change`}
      back={{ to: changeFieldsAddress(terms), label: t({ message: 'Change', context: 'noun' }) }}
      steps={orderSteps(t({ message: 'Change', context: 'noun' }), 'review')}
      confirmation={confirmation}
      button={{ label, onPress: confirm }}
      aside={(button) => (
        <OrderCard
          title={t`What happens`}
          notes={failure && <NotPlaced title={t`Your change was not ordered.`} refusal={failure} />}
          action={button}
          after={t`We send a one-time code. You can take the change back until ${{ time: formatTime(quote.cancelUntil) }}.`}
        >
          <DetailList rows={happeningRows(quote)} />
        </OrderCard>
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
    { label: after.state === 'CANCELLED' ? t`Ends on` : t`Takes effect on`, value: dayName(holdsFrom) },
    ...(stillDue.length
      ? [{ label: t`Still due for this ${{ plan: planName(planKind) }}`, value: dates(stillDue) }]
      : []),
    ...(leftOut.length ? [{ label: t`Left out`, value: dates(leftOut) }] : []),
    ...(pauseUntil ? [{ label: t`Runs again on`, value: dayName(pauseUntil) }] : []),
    ...(reason ? [{ label: t`Your reason`, value: textOf(cancelReasons[reason]) }] : []),
    {
      label: t`You can take it back until`,
      value: clockAndDay(cancelUntil),
    },
  ]
}

function ComparisonCard({ quote }: { quote: PlanChangeQuote }) {
  const { scheme, planKind, holdsFrom, planId } = quote
  const figures = useFigures()
  return (
    <Card title={`${planName(planKind)} ${planId}`} flush>
      <div className={styles.padded}>
        <SchemeHead scheme={scheme} />
      </div>
      <DataTable
        caption={t`The plan before and after the change`}
        columns={columns(holdsFrom)}
        rows={compared(quote)}
        rowKey={({ label }) => label}
        cardsBelow="never"
      />
      <div className={styles.padded}>{figures && <p className={styles.small}>{whyThen(figures)}</p>}</div>
    </Card>
  )
}

const columns = (holdsFrom: string): Column<Compared>[] => [
  { key: 'label', header: t`What`, heading: true, cell: ({ label }) => label },
  { key: 'before', header: t`Now`, cell: ({ before }) => before },
  {
    key: 'after',
    header: t`From ${{ day: formatShortDate(holdsFrom) }}`,
    cell: ({ after, isChanged }) => (isChanged ? <span className={styles.changed}>{after}</span> : after),
  },
]

/** Why a change takes effect on that day and not before. */
const whyThen = ({ changeBusinessDays }: Figures): string =>
  t`${plural(changeBusinessDays, {
    one: 'A change takes effect # business days after the day we work on it: your bank has been told of what is due before.',
    other:
      'A change takes effect # business days after the day we work on it: your bank has been told of what is due before.',
  })}`

/** One line of the comparison; a plan that ends has nothing afterwards. */
interface Compared {
  label: string
  before: string
  after: string
  isChanged: boolean
}

function compared({ before, after }: PlanChangeQuote): Compared[] {
  const ends = after.state === 'CANCELLED'
  const later = new Map(snapshotRows(after).map(({ label, value }) => [label, value]))
  const rows = snapshotRows(before).map(({ label, value }) => {
    const then = ends ? '–' : (later.get(label) ?? '–')
    return { label, before: value, after: then, isChanged: then !== value }
  })
  const known = new Set(rows.map(({ label }) => label))
  const added = snapshotRows(after).filter(({ label }) => !ends && !known.has(label))
  return [
    ...rows,
    ...added.map(({ label, value }) => ({ label, before: '–', after: value, isChanged: true })),
  ]
}

/** Which one-time code confirms a change, and the call that orders it: each has a path of its own (S7.066, S7.067). */
const orders = {
  SIP_PAUSE: ['SIP_PAUSE', planChangeApi.pause],
  SIP_MODIFY: ['SIP_MODIFICATION', planChangeApi.modifySip],
  SIP_RENEW: ['SIP_MODIFICATION', planChangeApi.renewSip],
  SIP_RESTART: ['SIP_MODIFICATION', planChangeApi.restartSip],
  SIP_CANCEL: ['SIP_CANCEL', planChangeApi.cancelSip],
  STP_MODIFY: ['STP_MODIFICATION', planChangeApi.modifyStp],
  STP_CANCEL: ['STP_CANCEL', planChangeApi.cancelStp],
  SWP_MODIFY: ['SWP_MODIFICATION', planChangeApi.modifySwp],
  SWP_CANCEL: ['SWP_CANCEL', planChangeApi.cancelSwp],
} as const satisfies Record<PlanChangeTerms['kind'], unknown>

type PauseTerms = Extract<PlanChangeTerms, { kind: 'SIP_PAUSE' }>

/** Confirms the draft's change by a one-time code and orders it. */
function useOrderChange(terms: PlanChangeTerms): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(planChangeDraftAtom)
  const [activityType, endpoint] = orders[terms.kind]
  return useConfirm({
    subject: { activityType, folioNo: terms.folioNo, orders: [terms] },
    idempotencyKey,
    // One kind stands for all: the table pairs each with the call that takes its terms.
    call: (code, options) =>
      api.call(
        endpoint as typeof planChangeApi.pause,
        { ...(terms as PauseTerms), ...code, quickInvest: false },
        options,
      ),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries()
    },
  })
}
