import {
  formatRupees,
  formatTime,
  indiaDate,
  maskFolio,
  shortNumber,
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { orderApi, type StpOrder, type SwpOrder } from '@portal/contracts/orders/order'
import type { SystematicOutflowFrequency } from '@portal/contracts/orders/order-terms'
import { planName } from '../../plan-change/plan-name'
import { dayName } from '../../../shared/days'
import type { TimelineStep } from '../../../shared/nav-timing'
import type { Headline, ReceiptWords } from '../../../transaction/receipt/receipt-words'
import { accepted, endedSteps, statuses as common } from '../../../transaction/receipt/steps'

type PlanOrder = StpOrder | SwpOrder

const often: Readonly<Record<SystematicOutflowFrequency, Text>> = {
  Monthly: msg`monthly`,
  Quarterly: msg`quarterly`,
  'Half Yearly': msg`half yearly`,
  Yearly: msg`yearly`,
}
const destination = (order: PlanOrder) =>
  order.kind === 'STP' ? order.toScheme.schemeName : `${order.bankName} ${shortNumber(order.accountLast4)}`

function whatGoes(order: PlanOrder): string {
  const sum = formatRupees(order.amount)
  const frequency = textOf(often[order.frequency])
  const from = order.scheme.schemeName
  const into = destination(order)
  const day = dayName(order.firstDealtOn)
  return t`${sum} ${frequency} goes from ${from} to ${into}, first on ${day}.`
}

const headlines: Readonly<Record<PlanOrder['state'], (order: PlanOrder) => Headline>> = {
  accepted: (order) => ({ title: t`We have your ${{ plan: planName(order.kind) }}`, text: whatGoes(order) }),
  registered: (order) => ({
    title: t`Your ${{ plan: planName(order.kind) }} is registered`,
    text: whatGoes(order),
  }),
  cancelled: ({ kind }) => ({
    title: t`Your ${{ plan: planName(kind) }} is cancelled`,
    text: t`It never started, and no units left your folio.`,
  }),
  rejected: ({ kind, failureReason }) => ({
    title: t`We could not register your ${{ plan: planName(kind) }}`,
    text: failureReason ?? t`No units left your folio.`,
  }),
}

const statuses = { ...common, registered: { tone: 'positive', text: msg`Registered` } } as const

const steps = (order: PlanOrder): TimelineStep[] =>
  endedSteps(order, t`No units left your folio.`) ?? [
    accepted(order),
    registration(order),
    codeChallenge(order),
    arrivalStep(order),
  ]

function registration({ state, cancelUntil, planId }: PlanOrder): TimelineStep {
  const number = planId ?? ''
  if (state === 'registered')
    return { state: 'done', title: t`Registered`, text: t`Its number is ${number}.` }
  const time = cancelUntil ? formatTime(cancelUntil) : ''
  const day = cancelUntil ? dayName(indiaDate(cancelUntil)) : ''
  return {
    state: 'now',
    title: time ? t`Registered after ${time} on ${day}` : t`Registered`,
    text: t`Until then you can take it back.`,
  }
}

const codeChallenge = ({ state, firstDealtOn, amount, scheme }: PlanOrder): TimelineStep => ({
  state: state === 'registered' ? 'now' : 'next',
  title: t`${{ day: dayName(firstDealtOn) }}: the first instalment`,
  text: t`Units of ${{ fund: scheme.schemeName }} worth ${{ sum: formatRupees(amount) }} are sold.`,
})

const arrivalStep = (order: PlanOrder): TimelineStep => ({
  state: 'next',
  title:
    order.kind === 'STP'
      ? t`${{ day: dayName(order.firstArrivesOn) }}: units in folio ${{ masked: maskFolio(order.folioNo ?? '') }}`
      : t`${{ day: dayName(order.firstArrivesOn) }}: money in ${{ account: destination(order) }}`,
  text: t`We tell you each time.`,
})

/** The receipt of a plan that takes units out of a holding, and is taken back by its name. */
export default {
  headline: (order) => headlines[order.state](order),
  status: ({ state }) => ({ ...statuses[state], text: textOf(statuses[state].text) }),
  steps,
  cancel: ({ kind }) => ({
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    thing: kind,
    undoes: t`It never starts, and no units leave.`,
    afterwards: t`It is registered now.`,
  }),
} satisfies ReceiptWords<PlanOrder>
