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
import { t } from '@portal/kernel/words'
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
  folioNo ? t`folio ${{ number: maskFolio(folioNo) }}` : t`your new folio`

/** The one thing that the page says. */
export function headline(order: PurchaseOrder): { title: string; text: string } {
  const sum = plainAmount(order.amount)
  const priced = dayName(order.navDate)
  if (order.state === 'allotted' && order.units)
    return {
      title: t`You have ${{ count: formatUnits(order.units) }} more units`,
      text: t`You bought them for ${sum} at the NAV of ${priced}. They are in ${{ place: folioName(order) }}.`,
    }
  return {
    title: t`We have your ${sum}`,
    text: t`You get the NAV of ${priced} and your units on ${{ unitsDay: dayName(order.unitsOn) }}.`,
  }
}

export function status(order: PurchaseOrder): { tone: 'info' | 'positive' | 'negative'; text: string } {
  if (order.state === 'refund_due') return { tone: 'negative', text: t`Refund due` }
  if (order.state === 'refunded') return { tone: 'negative', text: t`Refund paid` }
  return order.state === 'allotted'
    ? { tone: 'positive', text: t`Units allotted` }
    : { tone: 'info', text: t`Units on ${{ day: formatDate(order.unitsOn) }}` }
}

const paidBy = (order: PurchaseOrder): PaymentAttempt | undefined =>
  order.payments.find(({ state }) => state === 'succeeded')

/** Where the money is and what comes next. */
export function receiptSteps(order: PurchaseOrder, { figures }: ReceiptFacts = {}): TimelineStep[] {
  const allotted = order.state === 'allotted'
  const after = allotted ? 'done' : 'next'
  const day = dayName(order.navDate)
  const place = folioName(order)
  const email = maskEmail(order.investorEmail)
  const mobile = maskPhone(order.investorMobile)
  return [
    { state: 'done', ...paidStep(paidBy(order)) },
    ...returnedOf(order).map((money) => returnedStep(money, figures)),
    {
      state: allotted ? 'done' : 'now',
      title: order.nav ? t`NAV of ${day}: ${{ price: formatNav(order.nav) }}` : t`NAV of ${day} is published`,
      text: allotted ? t`Your units were bought at this price.` : t`Your units are bought at this price.`,
    },
    {
      state: after,
      title: order.units
        ? t`${{ count: formatUnits(order.units) }} units in ${place}`
        : t`${{ day: dayName(order.unitsOn) }}: units in ${place}`,
      text: allotted ? t`We wrote to ${email} and ${mobile}.` : t`We write to ${email} and ${mobile}.`,
    },
    ...(order.autoSwitch ? autoSwitchSteps(order.scheme.schemeName, order.autoSwitch) : []),
  ]
}

/** Money that came besides: it buys nothing, and the reader must know where it is. */
function returnedStep(money: ReturnedMoney, figures: ReceiptFacts['figures']): TimelineStep {
  const sum = formatRupees(money.amount)
  return {
    state: 'done',
    title: money.sentAt ? t`${sum} went back to you` : t`${sum} goes back to you`,
    text: wayBack(money, figures),
  }
}

function paidStep(payment: PaymentAttempt | undefined): { title: string; text: string } {
  if (!payment?.settledAt) return { title: t`Paid`, text: t`We have your money.` }
  const { settledAt, bankName, accountLast4, bankReference } = payment
  const way = paymentModeLabels[payment.paymentMode]
  const account = bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`
  const by = account ? t`By ${way} from ${account}.` : t`By ${way}.`
  return {
    title: t`Paid on ${{ day: formatDate(indiaDate(settledAt)) }}, ${{ time: formatTime(settledAt) }}`,
    text: bankReference ? `${by} ${t`Reference ${bankReference}.`}` : by,
  }
}

/** The receipt, row by row; PAN and folio masked (S5.049, S5.052). */
export function receiptRows(order: PurchaseOrder): { label: string; value: string; verbatim?: boolean }[] {
  return [
    { label: t`Order`, value: order.orderNumber },
    { label: t`Folio`, value: order.folioNo ? maskFolio(order.folioNo) : t`New folio` },
    { label: t`Investor`, value: order.investorName, verbatim: true },
    { label: t`PAN`, value: maskPan(order.investorPan) },
    { label: t`Amount paid`, value: formatRupees(order.amount) },
    { label: t`Stamp duty`, value: formatRupees(order.stampDuty) },
    { label: t`Buys units for`, value: formatRupees(order.netAmount) },
    { label: t`NAV date`, value: formatDate(order.navDate) },
    ...(order.nav ? [{ label: t`NAV`, value: formatNav(order.nav) }] : []),
    ...(order.units ? [{ label: t`Units`, value: formatUnits(order.units) }] : []),
    ...(order.distributorARN ? [{ label: t`Distributor`, value: order.distributorARN }] : []),
  ]
}

/** The receipt of money that came for units. */
export default {
  headline,
  status,
  steps: receiptSteps,
  sections: (order) => [{ title: '', rows: receiptRows(order) }],
} satisfies ReceiptWords<PurchaseOrder>
