import { t } from '@portal/contracts/words/macros'
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
    title: t`Investment`,
    rows: [
      ...row(t`Scheme`, scheme.schemeName),
      ...row(t`Plan and option`, `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
      ...row(t`Amount`, formatRupees(order.amount)),
      ...row(t`In words`, rupeesInWords(order.amount)),
      ...row(t`Stamp duty`, formatRupees(order.stampDuty)),
      ...row(t`Amount invested`, formatRupees(order.netAmount)),
    ],
  }
}

function paymentSection(payment: PaymentAttempt): ReceiptSection {
  const bank =
    payment.bankName && `${payment.bankName} ${payment.accountLast4 ? `XXXX${payment.accountLast4}` : ''}`
  return {
    title: t`Payment`,
    rows: [
      ...row(t`Paid by`, paymentModeLabels[payment.paymentMode]),
      ...row(t`Bank`, bank?.trim()),
      ...row(t`Bank reference`, payment.bankReference),
      ...row(t`Paid on`, payment.settledAt && at(payment.settledAt)),
    ],
  }
}

function mandateSection({
  umrn,
  bankName,
  accountLast4,
}: NonNullable<PurchaseOrder['mandate']>): ReceiptSection {
  return {
    title: t`Mandate`,
    rows: [
      ...row(t`UMRN`, umrn),
      ...row(t`Account`, bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`),
    ],
  }
}

function allotmentSection(order: PurchaseOrder): ReceiptSection {
  return {
    title: order.units ? t`Allotment` : t`Expected allotment`,
    rows: [
      ...row(t`NAV of`, formatLongDate(order.navDate)),
      ...row(t`NAV`, order.nav && formatNav(order.nav)),
      ...row(t`Units`, order.units && formatUnits(order.units)),
      ...row(t`Units in the folio on`, formatLongDate(order.unitsOn)),
      ...row(t`Allotted on`, order.allottedAt && at(order.allottedAt)),
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
