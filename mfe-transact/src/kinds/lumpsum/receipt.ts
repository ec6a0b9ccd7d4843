import {
  formatDate,
  formatNav,
  formatRupees,
  formatRupeesRounded,
  formatTime,
  formatUnits,
  indiaDate,
  maskEmail,
  maskFolio,
  maskPan,
  maskPhone,
  paymentModeLabels,
  shortNumber,
} from '@portal/kernel'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentAttempt, ReturnedMoney } from '@portal/contracts/payments/payment-attempt'
import { returnedOf, wayBack } from '../../payment/attempts'
import { dayName } from '../../shared/days'
import type { TimelineStep } from '../../shared/nav-timing'
import { autoSwitchSteps } from './auto-switch-words'
import type { ReceiptFacts, ReceiptWords } from '../../transaction/receipt/receipt-words'

/** "₹25,000", and with its paise where there are any. */
const plainAmount = (paise: number): string =>
  paise % 100 ? formatRupees(paise) : formatRupeesRounded(paise)

const folioName = ({ folioNo }: PurchaseOrder): string =>
  folioNo ? `folio ${maskFolio(folioNo)}` : 'your new folio'

/** The one thing that the page says. */
export function headline(order: PurchaseOrder): { title: string; text: string } {
  if (order.state === 'allotted' && order.units)
    return {
      title: `You have ${formatUnits(order.units)} more units`,
      text: `You bought them for ${plainAmount(order.amount)} at the NAV of ${dayName(order.navDate)}. They are in ${folioName(order)}.`,
    }
  return {
    title: `We have your ${plainAmount(order.amount)}`,
    text: `You get the NAV of ${dayName(order.navDate)} and your units on ${dayName(order.unitsOn)}.`,
  }
}

export function status(order: PurchaseOrder): { tone: 'info' | 'positive' | 'negative'; text: string } {
  if (order.state === 'refund_due') return { tone: 'negative', text: 'Refund due' }
  if (order.state === 'refunded') return { tone: 'negative', text: 'Refund paid' }
  return order.state === 'allotted'
    ? { tone: 'positive', text: 'Units allotted' }
    : { tone: 'info', text: `Units on ${formatDate(order.unitsOn)}` }
}

const paidBy = (order: PurchaseOrder): PaymentAttempt | undefined =>
  order.payments.find(({ state }) => state === 'succeeded')

/** Where the money is and what comes next. */
export function receiptSteps(order: PurchaseOrder, { figures }: ReceiptFacts = {}): TimelineStep[] {
  const allotted = order.state === 'allotted'
  const after = allotted ? 'done' : 'next'
  return [
    { state: 'done', ...paidStep(paidBy(order)) },
    ...returnedOf(order).map((money) => returnedStep(money, figures)),
    {
      state: allotted ? 'done' : 'now',
      title: `NAV of ${dayName(order.navDate)}${order.nav ? `: ${formatNav(order.nav)}` : ' is published'}`,
      text: `Your units ${allotted ? 'were' : 'are'} bought at this price.`,
    },
    {
      state: after,
      title: order.units
        ? `${formatUnits(order.units)} units in ${folioName(order)}`
        : `${dayName(order.unitsOn)}: units in ${folioName(order)}`,
      text: `${allotted ? 'We wrote' : 'We write'} to ${maskEmail(order.investorEmail)} and ${maskPhone(order.investorMobile)}.`,
    },
    ...(order.autoSwitch ? autoSwitchSteps(order.scheme.schemeName, order.autoSwitch) : []),
  ]
}

/** Money that came besides: it buys nothing, and the reader must know where it is. */
const returnedStep = (money: ReturnedMoney, figures: ReceiptFacts['figures']): TimelineStep => ({
  state: 'done',
  title: `${formatRupees(money.amount)} ${money.sentAt ? 'went' : 'goes'} back to you`,
  text: wayBack(money, figures),
})

function paidStep(payment: PaymentAttempt | undefined): { title: string; text: string } {
  if (!payment?.settledAt) return { title: 'Paid', text: 'We have your money.' }
  const { settledAt, bankName, accountLast4, bankReference } = payment
  const from = bankName && accountLast4 ? ` from ${bankName} ${shortNumber(accountLast4)}` : ''
  const reference = bankReference ? ` Reference ${bankReference}.` : ''
  return {
    title: `Paid on ${formatDate(indiaDate(settledAt))}, ${formatTime(settledAt)}`,
    text: `By ${paymentModeLabels[payment.paymentMode]}${from}.${reference}`,
  }
}

/** The receipt, row by row; PAN and folio masked (S5.049, S5.052). */
export function receiptRows(order: PurchaseOrder): { label: string; value: string; verbatim?: boolean }[] {
  return [
    { label: 'Order', value: order.orderNumber },
    { label: 'Folio', value: order.folioNo ? maskFolio(order.folioNo) : 'New folio' },
    { label: 'Investor', value: order.investorName, verbatim: true },
    { label: 'PAN', value: maskPan(order.investorPan) },
    { label: 'Amount paid', value: formatRupees(order.amount) },
    { label: 'Stamp duty', value: formatRupees(order.stampDuty) },
    { label: 'Buys units for', value: formatRupees(order.netAmount) },
    { label: 'NAV date', value: formatDate(order.navDate) },
    ...(order.nav ? [{ label: 'NAV', value: formatNav(order.nav) }] : []),
    ...(order.units ? [{ label: 'Units', value: formatUnits(order.units) }] : []),
    ...(order.distributorARN ? [{ label: 'Distributor', value: order.distributorARN }] : []),
  ]
}

/** The receipt of money that came for units. */
export default {
  headline,
  status,
  steps: receiptSteps,
  sections: (order) => [{ title: '', rows: receiptRows(order) }],
} satisfies ReceiptWords<PurchaseOrder>
