import { stepUpText } from '@portal/contracts/format'
import { formatRupees, formatRupeesRounded, formatTime, indiaDate, lazyPart, maskFolio } from '@portal/kernel'
import {
  type Order,
  orderApi,
  type PurchaseOrder,
  type RegistrationOrder,
} from '@portal/contracts/orders/order'
import { isOpenAttempt, payTime } from '../../payment/attempts'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import { accepted, endedSteps, statuses as common } from '../../transaction/receipt/steps'
import { accountName } from '../../shared/payout-account'
import { monthAfterPaid, oftenText, reminderOf, shiftReason } from '../../shared/sip-words'
import type { ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'

/** The instalment that is paid now, where there is one. */
const paidNow = (others: readonly Order[]): PurchaseOrder | undefined =>
  others.find((each): each is PurchaseOrder => each.kind === 'SIP_INSTALMENT')

function sipText(order: RegistrationOrder): string {
  const { amount, scheme, installments, sipTopUp, firstNow } = order
  const grows = sipTopUp ? ` Step-up: ${stepUpText(sipTopUp)}.` : ''
  const by = firstNow === undefined ? '' : `: 1 now, ${installments} by mandate`
  const often = installments === null ? '' : `, ${installments + (firstNow === undefined ? 0 : 1)} times${by}`
  return `${formatRupeesRounded(amount)} ${oftenText(order)}, into ${scheme.schemeName}${often}.${grows}`
}

const states: Readonly<Record<PurchaseOrder['state'], string>> = {
  created: ' You have not paid the first instalment yet.',
  paid: ' The first instalment is paid.',
  allotted: ' The first instalment is paid.',
  expired: ' You did not pay the first instalment in time.',
  refund_due: ' We refund the first instalment.',
  refunded: ' We refunded the first instalment.',
}

/** The debit that is to pay an instalment now, on its way. */
const debitOf = ({ state, payments }: PurchaseOrder) =>
  state === 'created' ? payments.find(isOpenAttempt)?.debit : undefined

const firstText = (first: PurchaseOrder): string =>
  debitOf(first) ? ' Your mandate pays the first instalment.' : states[first.state]

const titles: Readonly<Record<RegistrationOrder['state'], string>> = {
  accepted: 'We have your SIP',
  registered: 'Your SIP is registered',
  cancelled: 'Your SIP is cancelled',
  rejected: 'We could not register your SIP',
}

function headline(
  order: RegistrationOrder,
  { others = [] }: ReceiptFacts = {},
): { title: string; text: string } {
  const title = titles[order.state]
  if (order.state === 'rejected') return { title, text: order.failureReason ?? 'Nothing is debited.' }
  if (order.state === 'cancelled') return { title, text: 'No debit follows.' }
  const first = paidNow(others)
  return { title, text: sipText(order) + (first ? firstText(first) : '') }
}

const statuses = { ...common, registered: { tone: 'positive', text: 'SIP registered' } } as const

function steps(order: RegistrationOrder, { others = [], figures }: ReceiptFacts = {}): TimelineStep[] {
  const { state, cancelUntil } = order
  const ended = endedSteps(order, 'No debit follows.')
  if (ended) return ended
  const first = paidNow(others)
  const registered = state === 'registered'
  return [
    accepted(order, 'You confirmed it by one-time code.'),
    ...(first ? [codeChallenge(first)] : []),
    {
      state: registered ? 'done' : 'now',
      title: registered ? 'Registered' : 'We register the SIP',
      text: cancelUntil ? registeredText(cancelUntil, registered) : '',
    },
    ...debitSteps(order, figures),
  ]
}

const registeredText = (cancelUntil: string, registered: boolean): string =>
  registered
    ? 'Your mandate pays every instalment.'
    : `After ${formatTime(cancelUntil)} on ${dayName(indiaDate(cancelUntil))}. You can cancel until then.`

function codeChallenge(order: PurchaseOrder): TimelineStep {
  const { state, amount, unitsOn, folioNo } = order
  const money = formatRupees(amount)
  const debit = debitOf(order)
  if (debit)
    return {
      state: 'now',
      title: `First instalment: ${money} is debited on ${dayName(debit.debitOn)}`,
      text: `By your mandate. The money is here by ${dayName(debit.moneyBy)}.`,
    }
  if (state === 'created')
    return {
      state: 'now',
      title: `Pay ${money} by ${payTime(order)}`,
      text: 'This is the first instalment.',
    }
  if (state === 'paid' || state === 'allotted')
    return {
      state: 'done',
      title: `First instalment paid: ${money}`,
      text: `Units ${folioNo ? `in folio ${maskFolio(folioNo)} ` : ''}on ${dayName(unitsOn)}.`,
    }
  return {
    state: 'done',
    title: `First instalment not paid: ${money}`,
    text: 'The SIP goes on with its first debit.',
  }
}

function debitSteps(order: RegistrationOrder, figures: ReceiptFacts['figures']): TimelineStep[] {
  const [next] = order.dues
  if (!next) return []
  const isFirst = next.dueOn === order.sipStartDate
  const later = isFirst && order.firstNow !== undefined && order.sipFrequency !== 'Daily'
  const reasons = [later ? `It comes ${monthAfterPaid()}` : undefined, shiftReason(next)].filter(Boolean)
  return [
    ...reminderOf(next, figures),
    {
      state: 'next',
      title: `${dayName(next.debitOn)}: ${isFirst ? 'the first' : 'the next'} debit by mandate`,
      text: `${reasons.map((why) => `${why}. `).join('')}Keep enough money in ${accountName(order)}. If the debit fails, we tell you why.`,
    },
  ]
}

/** The next debits of a SIP, whose code only the receipt of a SIP loads. */
const LaterDebits = lazyPart(() => import('./next-debits'), { what: 'The next debits' })

/** The receipt of a SIP, from its acceptance to its first debit. */
export default {
  headline,
  status: ({ state }) => statuses[state],
  steps,
  cancel: {
    endpoint: orderApi.cancel,
    activity: 'SIP_CANCEL',
    noun: 'SIP',
    undoes: 'No debit follows. An instalment that you have paid stays invested.',
    afterwards: 'It is registered now.',
  },
  More: LaterDebits,
  ofPlans: true,
} satisfies ReceiptWords<RegistrationOrder>
