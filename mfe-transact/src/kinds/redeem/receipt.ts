import {
  formatDate,
  formatNav,
  formatRupees,
  formatTime,
  formatUnits,
  indiaDate,
  maskFolio,
  shortNumber,
} from '@portal/kernel'
import type { RedemptionOrder } from '@portal/kernel/contracts/order'
import { dayName, type TimelineStep } from '../../shared/nav-timing'
import type { ReceiptWords } from '../../transaction/receipt/receipt-words'
import { ClaimOffer } from './claim-offer'

const nameOf = ({ bankName, accountLast4 }: Pick<RedemptionOrder, 'bankName' | 'accountLast4'>) =>
  `${bankName} ${shortNumber(accountLast4)}`
/** Where the money is or goes, which may be another account than the one that was asked for. */
const account = (order: RedemptionOrder) =>
  nameOf(order.payouts.filter(({ state }) => state !== 'returned').at(-1) ?? order)
/** What comes back goes to another account of the folio, where there is one. */
function afterReturn({ payouts }: RedemptionOrder): string {
  const last = payouts.at(-1)
  return last && last.state !== 'returned'
    ? `It goes to ${nameOf(last)} by ${dayName(last.dueOn)}.`
    : 'It earns income until you say where it goes.'
}
const unitsText = (order: RedemptionOrder) => `${formatUnits(order.units ?? order.unitsHeld)} units`
const netText = ({ netAmount }: RedemptionOrder) =>
  netAmount === null ? 'The money' : formatRupees(netAmount)

const paidOut = (order: RedemptionOrder): [string, string] => [
  `We paid you ${netText(order)}`,
  `It is in ${account(order)}.`,
]

const isInstalment = ({ kind }: RedemptionOrder): boolean => kind === 'SWP_INSTALMENT'

const headlines: Readonly<Record<RedemptionOrder['state'], (order: RedemptionOrder) => [string, string]>> = {
  accepted: (order) => [
    isInstalment(order) ? 'Your SWP instalment is on its way' : 'We have your redemption',
    `You get the NAV of ${dayName(order.navDate)}, and the money by ${dayName(order.payoutOn)} in ${account(order)}.`,
  ],
  paid_ahead: (order) => paidOut(order),
  priced: (order) => [
    `We sold ${unitsText(order)}`,
    `${netText(order)} reaches ${account(order)} by ${dayName(order.payoutOn)}.`,
  ],
  returned: (order) => [
    'Your bank returned the money',
    `${netText(order)} is safe with us. ${afterReturn(order)}`,
  ],
  paid_out: (order) => paidOut(order),
  cancelled: (order) => [
    isInstalment(order) ? 'Your SWP instalment is cancelled' : 'Your redemption is cancelled',
    `Nothing was sold. ${unitsText(order)} are free again.`,
  ],
  rejected: (order) => [
    isInstalment(order) ? 'We could not make your SWP instalment' : 'We could not redeem your units',
    order.failureReason ?? 'Nothing was sold. Your units are free again.',
  ],
}

const statuses = {
  accepted: { tone: 'info', text: 'Accepted' },
  paid_ahead: { tone: 'positive', text: 'Paid out, units to be sold' },
  priced: { tone: 'info', text: 'Money on its way' },
  returned: { tone: 'warning', text: 'Returned by the bank' },
  paid_out: { tone: 'positive', text: 'Paid out' },
  cancelled: { tone: 'info', text: 'Cancelled' },
  rejected: { tone: 'negative', text: 'Rejected' },
} as const

const isHeld = ({ state }: RedemptionOrder) => state === 'accepted' || state === 'paid_ahead'

function steps(order: RedemptionOrder): TimelineStep[] {
  const { state, createdAt, navDate, nav, folioNo } = order
  const placed: TimelineStep = {
    state: 'done',
    title: `Accepted on ${formatDate(indiaDate(createdAt))}, ${formatTime(createdAt)}`,
    text: `${unitsText(order)} ${folioNo ? `of folio ${maskFolio(folioNo)} ` : ''}${isHeld(order) ? 'are' : 'were'} on hold for this order.`,
  }
  if (state === 'cancelled' || state === 'rejected') {
    const title = state === 'cancelled' ? 'Cancelled' : 'Rejected'
    return [
      { ...placed, text: '' },
      { state: 'done', title, text: 'Nothing was sold.' },
    ]
  }
  const sold = !isHeld(order)
  return [
    placed,
    {
      state: sold ? 'done' : 'now',
      title: `NAV of ${dayName(navDate)}${nav ? `: ${formatNav(nav)}` : ''}`,
      text: sold
        ? 'Your units were sold at this price.'
        : 'We publish it by 11 pm. Your units are sold at this price.',
    },
    ...returns(order),
    payoutStep(order),
  ]
}

/** Each time that a bank did not take the money. */
const returns = ({ payouts }: RedemptionOrder): TimelineStep[] =>
  payouts
    .filter(({ state }) => state === 'returned')
    .map(({ settledAt, reason, ...bank }) => ({
      state: 'done',
      title: `Returned by ${nameOf(bank)}${settledAt ? ` on ${formatDate(indiaDate(settledAt))}` : ''}`,
      text: reason ?? '',
    }))

function payoutStep(order: RedemptionOrder): TimelineStep {
  const { state, payoutOn, payouts } = order
  const last = payouts.at(-1)
  if (state === 'paid_out' || state === 'paid_ahead') {
    const text = last?.utr ? `Reference (UTR) ${last.utr}.` : ''
    return { state: 'done', title: `Paid to ${account(order)}`, text }
  }
  if (last?.state === 'returned')
    return { state: 'now', title: 'Your money waits for you', text: 'Choose the account that gets it.' }
  return {
    state: state === 'accepted' ? 'next' : 'now',
    title: `${dayName(payoutOn)}: money in ${account(order)}`,
    text: 'If it is not there by the end of that day, call us with the order number.',
  }
}

/** The receipt of a redemption, from its acceptance to the payout. */
export const redeemReceipt: ReceiptWords<RedemptionOrder> = {
  label: 'Your redemption',
  headline: (order) => {
    const [title, text] = headlines[order.state](order)
    return { title, text }
  },
  status: ({ state }) => statuses[state],
  steps,
  More: ClaimOffer,
}

export default redeemReceipt
