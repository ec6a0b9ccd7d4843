import type { Order, OrderState, PaymentAttempt } from '../../contracts/transaction'
import {
  formatDate,
  formatLongDate,
  formatNav,
  formatRupees,
  formatTime,
  formatUnits,
  indiaDate,
  maskFolio,
  maskPan,
  optionLabels,
  paymentModeLabels,
  planLabels,
  rupeesInWords,
} from '../format/public'
import type { PdfRow } from './text-pdf'

export type ReceiptRow = PdfRow

export interface ReceiptSection {
  title: string
  rows: ReceiptRow[]
}

const stateTexts: Record<OrderState, string> = {
  created: 'Payment awaited',
  paid: 'Payment received, units to be allotted',
  allotted: 'Units allotted',
  expired: 'Expired, not paid in time',
  refund_due: 'Refund on its way',
  refunded: 'Refunded',
}

const at = (instant: string): string => `${formatDate(indiaDate(instant))}, ${formatTime(instant)}`

/** A row, left out where there is nothing to say. */
const row = (label: string, value: string | null | undefined): ReceiptRow[] =>
  value ? [{ label, value }] : []

function orderSection(order: Order): ReceiptSection {
  return {
    title: 'Order',
    rows: [
      ...row('Order number', order.orderNumber),
      ...row('Status', stateTexts[order.state]),
      ...row('Placed on', at(order.createdAt)),
      ...row('Investor', order.investorName),
      ...row('PAN', maskPan(order.investorPan)),
      ...row('Folio', order.folioNo ? maskFolio(order.folioNo) : 'A new folio, numbered with the allotment'),
      ...row('Distributor', order.distributorARN ?? 'None (direct)'),
    ],
  }
}

function investmentSection({ scheme, ...order }: Order): ReceiptSection {
  return {
    title: 'Investment',
    rows: [
      ...row('Scheme', scheme.schemeName),
      ...row('Plan and option', `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
      ...row('Amount', formatRupees(order.amount)),
      ...row('In words', rupeesInWords(order.amount)),
      ...row('Stamp duty', formatRupees(order.stampDuty)),
      ...row('Amount invested', formatRupees(order.netAmount)),
    ],
  }
}

function paymentSection(payment: PaymentAttempt): ReceiptSection {
  const bank =
    payment.bankName && `${payment.bankName} ${payment.accountLast4 ? `XXXX${payment.accountLast4}` : ''}`
  return {
    title: 'Payment',
    rows: [
      ...row('Paid by', paymentModeLabels[payment.paymentMode]),
      ...row('Bank', bank?.trim()),
      ...row('Bank reference', payment.bankReference),
      ...row('Paid on', payment.settledAt && at(payment.settledAt)),
    ],
  }
}

function allotmentSection(order: Order): ReceiptSection {
  return {
    title: order.units ? 'Allotment' : 'Expected allotment',
    rows: [
      ...row('NAV of', formatLongDate(order.navDate)),
      ...row('NAV', order.nav && formatNav(order.nav)),
      ...row('Units', order.units && formatUnits(order.units)),
      ...row('Units in the folio on', formatLongDate(order.unitsOn)),
      ...row('Allotted on', order.allottedAt && at(order.allottedAt)),
    ],
  }
}

/**
 * What a receipt says, in its order; the page beside the PDF shows the same. PAN and folio are masked (S1.045,
 * S5.049, S5.052).
 */
export function receiptSections(order: Order): ReceiptSection[] {
  const payment = order.payments.find(({ state }) => state === 'succeeded')
  const willBeAllotted = order.state === 'created' || order.state === 'paid' || order.state === 'allotted'
  return [
    orderSection(order),
    investmentSection(order),
    ...(payment ? [paymentSection(payment)] : []),
    ...(willBeAllotted ? [allotmentSection(order)] : []),
  ]
}
