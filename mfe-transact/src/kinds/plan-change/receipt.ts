import { formatDate, formatRupees, formatTime, indiaDate } from '@portal/kernel'
import { orderApi, type PlanChangeOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'

type Action = 'PAUSE' | 'MODIFY' | 'RENEW' | 'RESTART' | 'CANCEL'
const actionOf = ({ kind }: PlanChangeOrder): Action => kind.slice(4) as Action

/** What was ordered of a plan, and what it becomes. */
const words: Readonly<Record<Action, { ordered: string; done: string; effect: string }>> = {
  PAUSE: { ordered: 'We pause your', done: 'We paused your', effect: 'the pause begins' },
  MODIFY: { ordered: 'We change your', done: 'We changed your', effect: 'the new terms apply' },
  RENEW: { ordered: 'We renew your', done: 'We renewed your', effect: 'it runs on' },
  RESTART: { ordered: 'We restart your', done: 'We restarted your', effect: 'it runs again' },
  CANCEL: { ordered: 'We cancel your', done: 'We cancelled your', effect: 'it ends' },
}

function headline(order: PlanChangeOrder): { title: string; text: string } {
  const { state, planKind, scheme, holdsFrom, failureReason } = order
  const { ordered, done } = words[actionOf(order)]
  if (state === 'cancelled')
    return {
      title: 'You took the change back',
      text: `Your ${planKind} in ${scheme.schemeName} is as before.`,
    }
  if (state === 'rejected')
    return {
      title: `We could not change your ${planKind}`,
      text: failureReason ?? `Your ${planKind} is as before.`,
    }
  return {
    title: `${state === 'accepted' ? ordered : done} ${planKind}`,
    text: `It takes effect on ${dayName(holdsFrom)}. What is due before stays as it was.`,
  }
}

const statuses = {
  accepted: { tone: 'info', text: 'Accepted' },
  registered: { tone: 'positive', text: 'Done' },
  cancelled: { tone: 'info', text: 'Taken back' },
  rejected: { tone: 'negative', text: 'Rejected' },
} as const

function steps(order: PlanChangeOrder): TimelineStep[] {
  const { state, createdAt, cancelUntil, holdsFrom } = order
  const ordered: TimelineStep = {
    state: 'done',
    title: `Ordered on ${formatDate(indiaDate(createdAt))}, ${formatTime(createdAt)}`,
    text: '',
  }
  if (state === 'cancelled' || state === 'rejected')
    return [ordered, { state: 'done', title: statuses[state].text, text: 'Nothing was changed.' }]
  const until = cancelUntil && `${formatTime(cancelUntil)} on ${dayName(indiaDate(cancelUntil))}`
  return [
    ordered,
    {
      state: state === 'registered' ? 'done' : 'now',
      title: state === 'registered' ? 'Registered' : 'We register it this evening',
      text: until ? `You can take it back until ${until}.` : '',
    },
    {
      state: 'next',
      title: `${dayName(holdsFrom)}: ${words[actionOf(order)].effect}`,
      text: nextText(order),
    },
    ...resumed(order),
  ]
}

function nextText({ after, pauseUntil }: PlanChangeOrder): string {
  if (pauseUntil) return 'Nothing is debited in the pause.'
  return after.nextDue
    ? `The next instalment, ${formatRupees(after.amount)}, is due on ${formatDate(after.nextDue)}.`
    : 'Your units stay in the folio.'
}

const resumed = ({ pauseUntil, after }: PlanChangeOrder): TimelineStep[] =>
  pauseUntil
    ? [
        {
          state: 'next',
          title: `${dayName(pauseUntil)}: it runs again`,
          text: `${formatRupees(after.amount)} is due on that day. You need not do anything.`,
        },
      ]
    : []

/** The receipt of a change of a plan. */
export default {
  ofPlans: true,
  headline,
  status: ({ state }) => statuses[state],
  steps,
  cancel: {
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    noun: 'change',
    undoes: 'Your plan goes on as before.',
    afterwards: 'We have changed your plan. You can change it again under your systematic plans.',
  },
} satisfies ReceiptWords<PlanChangeOrder>
