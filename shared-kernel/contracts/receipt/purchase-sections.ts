import type { PurchaseOrder } from '../orders/order'
import type { PaymentAttempt } from '../payments/payment-attempt'
import {
  formatLongDate,
  formatNav,
  formatRupees,
  formatUnits,
  optionLabels,
  paymentModeLabels,
  planLabels,
  rupeesInWords,
  shortNumber,
} from '../format/public'
import { at, type ReceiptSection, row } from './receipt-row'

function investmentSection({ scheme, ...order }: PurchaseOrder): ReceiptSection {
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

function mandateSection({
  umrn,
  bankName,
  accountLast4,
}: NonNullable<PurchaseOrder['mandate']>): ReceiptSection {
  return {
    title: 'Mandate',
    rows: [
      ...row('UMRN', umrn),
      ...row('Account', bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`),
    ],
  }
}

function allotmentSection(order: PurchaseOrder): ReceiptSection {
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

export function purchaseSections(order: PurchaseOrder): ReceiptSection[] {
  const payment = order.payments.find(({ state }) => state === 'succeeded')
  const willBeAllotted = order.state === 'created' || order.state === 'paid' || order.state === 'allotted'
  return [
    investmentSection(order),
    ...(payment ? [paymentSection(payment)] : []),
    ...(order.mandate ? [mandateSection(order.mandate)] : []),
    ...(willBeAllotted ? [allotmentSection(order)] : []),
  ]
}
