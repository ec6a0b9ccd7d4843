import { formatDate, formatRupees, formatTime, indiaDate, maskFolio, shortNumber } from '@portal/kernel'
import type { StpOrder, SwpOrder } from '@portal/kernel/contracts/order'
import { dayName, type TimelineStep } from '../../../shared/nav-timing'
import type { ReceiptWords } from '../../../transaction/receipt/receipt-words'

type PlanOrder = StpOrder | SwpOrder

const regularly = ({ amount, frequency }: PlanOrder) => `${formatRupees(amount)} ${frequency.toLowerCase()}`
const destination = (order: PlanOrder) =>
  order.kind === 'STP' ? order.toScheme.schemeName : `${order.bankName} ${shortNumber(order.accountLast4)}`

const headlines: Readonly<Record<PlanOrder['state'], (order: PlanOrder) => [string, string]>> = {
  accepted: (order) => [
    `We have your ${order.kind}`,
    `${regularly(order)} goes from ${order.scheme.schemeName} to ${destination(order)}, first on ${dayName(order.firstDealtOn)}.`,
  ],
  registered: (order) => [
    `Your ${order.kind} is registered`,
    `${regularly(order)} goes from ${order.scheme.schemeName} to ${destination(order)}, first on ${dayName(order.firstDealtOn)}.`,
  ],
  cancelled: (order) => [
    `Your ${order.kind} is cancelled`,
    'It never started, and no units left your folio.',
  ],
  rejected: (order) => [
    `We could not register your ${order.kind}`,
    order.failureReason ?? 'No units left your folio.',
  ],
}

const statuses = {
  accepted: { tone: 'info', text: 'Accepted' },
  registered: { tone: 'positive', text: 'Registered' },
  cancelled: { tone: 'info', text: 'Cancelled' },
  rejected: { tone: 'negative', text: 'Rejected' },
} as const

function steps(order: PlanOrder): TimelineStep[] {
  const { state, createdAt, cancelUntil } = order
  const placed: TimelineStep = {
    state: 'done',
    title: `Accepted on ${formatDate(indiaDate(createdAt))}, ${formatTime(createdAt)}`,
    text: '',
  }
  if (state === 'cancelled' || state === 'rejected') {
    const title = state === 'cancelled' ? 'Cancelled' : 'Rejected'
    return [placed, { state: 'done', title, text: 'No units left your folio.' }]
  }
  const registered = state === 'registered'
  return [
    placed,
    {
      state: registered ? 'done' : 'now',
      title:
        registered || !cancelUntil
          ? 'Registered'
          : `Registered after ${formatTime(cancelUntil)} on ${dayName(indiaDate(cancelUntil))}`,
      text: registered ? `Its number is ${order.planId ?? ''}.` : 'Until then you can take it back.',
    },
    firstStep(order),
    arrivalStep(order),
  ]
}

const firstStep = ({ state, firstDealtOn, amount, scheme }: PlanOrder): TimelineStep => ({
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

/** The receipt of a plan that takes units out of a holding. */
export const systematicReceipt: ReceiptWords<PlanOrder> = {
  label: 'Your plan',
  headline: (order) => {
    const [title, text] = headlines[order.state](order)
    return { title, text }
  },
  status: ({ state }) => statuses[state],
  steps,
}

export default systematicReceipt
