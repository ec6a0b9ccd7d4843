import { formatDate, formatRupees, formatTime, indiaDate, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { orderApi, type PlanChangeOrder } from '@portal/contracts/orders/order'
import { planName } from './plan-name'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'

type Action = 'PAUSE' | 'MODIFY' | 'RENEW' | 'RESTART' | 'CANCEL'
const actionOf = ({ kind }: PlanChangeOrder): Action => kind.slice(4) as Action

/** What was ordered of a plan, and what it becomes. */
const words: Readonly<
  Record<Action, { ordered(plan: string): string; done(plan: string): string; effect(day: string): string }>
> = {
  PAUSE: {
    ordered: (plan) => t`We pause your ${plan}`,
    done: (plan) => t`We paused your ${plan}`,
    effect: (day) => t`${day}: the pause begins`,
  },
  MODIFY: {
    ordered: (plan) => t`We change your ${plan}`,
    done: (plan) => t`We changed your ${plan}`,
    effect: (day) => t`${day}: the new terms apply`,
  },
  RENEW: {
    ordered: (plan) => t`We renew your ${plan}`,
    done: (plan) => t`We renewed your ${plan}`,
    effect: (day) => t`${day}: it runs on`,
  },
  RESTART: {
    ordered: (plan) => t`We restart your ${plan}`,
    done: (plan) => t`We restarted your ${plan}`,
    effect: (day) => t`${day}: it runs again`,
  },
  CANCEL: {
    ordered: (plan) => t`We cancel your ${plan}`,
    done: (plan) => t`We cancelled your ${plan}`,
    effect: (day) => t`${day}: it ends`,
  },
}

function headline(order: PlanChangeOrder): { title: string; text: string } {
  const { state, scheme, holdsFrom, failureReason } = order
  const plan = planName(order.planKind)
  const fund = scheme.schemeName
  const day = dayName(holdsFrom)
  const { ordered, done } = words[actionOf(order)]
  if (state === 'cancelled')
    return {
      title: t`You took the change back`,
      text: t`Your ${plan} in ${fund} is as before.`,
    }
  if (state === 'rejected')
    return {
      title: t`We could not change your ${plan}`,
      text: failureReason ?? t`Your ${plan} is as before.`,
    }
  return {
    title: state === 'accepted' ? ordered(plan) : done(plan),
    text: t`It takes effect on ${day}. What is due before stays as it was.`,
  }
}

const statuses = {
  accepted: { tone: 'info', text: msg`Accepted` },
  registered: { tone: 'positive', text: msg`Done` },
  cancelled: { tone: 'info', text: msg`Taken back` },
  rejected: { tone: 'negative', text: msg`Rejected` },
} as const

function steps(order: PlanChangeOrder): TimelineStep[] {
  const { state, createdAt, cancelUntil, holdsFrom } = order
  const placedDay = formatDate(indiaDate(createdAt))
  const placedTime = formatTime(createdAt)
  const ordered: TimelineStep = {
    state: 'done',
    title: t`Ordered on ${placedDay}, ${placedTime}`,
    text: '',
  }
  if (state === 'cancelled' || state === 'rejected')
    return [ordered, { state: 'done', title: textOf(statuses[state].text), text: t`Nothing was changed.` }]
  const time = cancelUntil && formatTime(cancelUntil)
  const lastDay = cancelUntil ? dayName(indiaDate(cancelUntil)) : ''
  return [
    ordered,
    {
      state: state === 'registered' ? 'done' : 'now',
      title: state === 'registered' ? t`Registered` : t`We register it this evening`,
      text: time ? t`You can take it back until ${time} on ${lastDay}.` : '',
    },
    {
      state: 'next',
      title: words[actionOf(order)].effect(dayName(holdsFrom)),
      text: nextText(order),
    },
    ...resumed(order),
  ]
}

function nextText({ after, pauseUntil }: PlanChangeOrder): string {
  if (pauseUntil) return t`Nothing is debited in the pause.`
  return after.nextDue
    ? t`The next instalment, ${{ sum: formatRupees(after.amount) }}, is due on ${{ day: formatDate(after.nextDue) }}.`
    : t`Your units stay in the folio.`
}

const resumed = ({ pauseUntil, after }: PlanChangeOrder): TimelineStep[] =>
  pauseUntil
    ? [
        {
          state: 'next',
          title: t`${{ day: dayName(pauseUntil) }}: it runs again`,
          text: t`${{ sum: formatRupees(after.amount) }} is due on that day. You need not do anything.`,
        },
      ]
    : []

/** The receipt of a change of a plan. */
export default {
  ofPlans: true,
  headline,
  status: ({ state }) => ({ ...statuses[state], text: textOf(statuses[state].text) }),
  steps,
  cancel: () => ({
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    thing: 'change',
    undoes: t`Your plan goes on as before.`,
    afterwards: t`We have changed your plan. You can change it again under your systematic plans.`,
  }),
} satisfies ReceiptWords<PlanChangeOrder>
