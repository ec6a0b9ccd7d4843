import { formatRupees, formatTime, indiaDate, maskFolio, shortNumber } from '@portal/kernel'
import { orderApi, type StpOrder, type SwpOrder } from '@portal/contracts/orders/order'
import { dayName } from '../../../shared/days'
import type { TimelineStep } from '../../../shared/nav-timing'
import type { Headline, ReceiptWords } from '../../../transaction/receipt/receipt-words'
import { accepted, endedSteps, statuses as common } from '../../../transaction/receipt/steps'

type PlanOrder = StpOrder | SwpOrder

const regularly = ({ amount, frequency }: PlanOrder) => `${formatRupees(amount)} ${frequency.toLowerCase()}`
const destination = (order: PlanOrder) =>
  order.kind === 'STP' ? order.toScheme.schemeName : `${order.bankName} ${shortNumber(order.accountLast4)}`

const whatGoes = (order: PlanOrder) =>
  `${regularly(order)} goes from ${order.scheme.schemeName} to ${destination(order)}, first on ${dayName(order.firstDealtOn)}.`

const headlines: Readonly<Record<PlanOrder['state'], (order: PlanOrder) => Headline>> = {
  accepted: (order) => ({ title: `We have your ${order.kind}`, text: whatGoes(order) }),
  registered: (order) => ({ title: `Your ${order.kind} is registered`, text: whatGoes(order) }),
  cancelled: ({ kind }) => ({
    title: `Your ${kind} is cancelled`,
    text: 'It never started, and no units left your folio.',
  }),
  rejected: ({ kind, failureReason }) => ({
    title: `We could not register your ${kind}`,
    text: failureReason ?? 'No units left your folio.',
  }),
}

const statuses = { ...common, registered: { tone: 'positive', text: 'Registered' } } as const

const steps = (order: PlanOrder): TimelineStep[] =>
  endedSteps(order, 'No units left your folio.') ?? [
    accepted(order),
    registration(order),
    codeChallenge(order),
    arrivalStep(order),
  ]

const registration = ({ state, cancelUntil, planId }: PlanOrder): TimelineStep =>
  state === 'registered'
    ? { state: 'done', title: 'Registered', text: `Its number is ${planId ?? ''}.` }
    : {
        state: 'now',
        title: cancelUntil
          ? `Registered after ${formatTime(cancelUntil)} on ${dayName(indiaDate(cancelUntil))}`
          : 'Registered',
        text: 'Until then you can take it back.',
      }

const codeChallenge = ({ state, firstDealtOn, amount, scheme }: PlanOrder): TimelineStep => ({
  state: state === 'registered' ? 'now' : 'next',
  title: `${dayName(firstDealtOn)}: the first instalment`,
  text: `Units of ${scheme.schemeName} worth ${formatRupees(amount)} are sold.`,
})

const arrivalStep = (order: PlanOrder): TimelineStep => ({
  state: 'next',
  title:
    order.kind === 'STP'
      ? `${dayName(order.firstArrivesOn)}: units in folio ${maskFolio(order.folioNo ?? '')}`
      : `${dayName(order.firstArrivesOn)}: money in ${destination(order)}`,
  text: 'We tell you each time.',
})

/** The receipt of a plan that takes units out of a holding, and is taken back by its name. */
export default {
  headline: (order) => headlines[order.state](order),
  status: ({ state }) => statuses[state],
  steps,
  cancel: ({ kind }) => ({
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    noun: kind,
    undoes: 'It never starts, and no units leave.',
    afterwards: 'It is registered now.',
  }),
} satisfies ReceiptWords<PlanOrder>
