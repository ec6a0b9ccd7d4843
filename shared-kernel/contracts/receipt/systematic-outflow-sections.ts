import type { SchemeRef, StpOrder, SwpOrder } from '../orders/order'
import {
  formatDueDate,
  formatLongDate,
  formatRupees,
  optionLabels,
  planLabels,
  rupeesInWords,
  shortNumber,
} from '../format/public'
import { type ReceiptRow, type ReceiptSection, row } from './receipt-row'

const schemeRows = ({ schemeName, planMode, optionCode }: SchemeRef): ReceiptRow[] => [
  ...row('Scheme', schemeName),
  ...row('Plan and option', `${planLabels[planMode]} · ${optionLabels[optionCode]}`),
]

/** The registration of a plan that takes units out of a holding: how often how much leaves, and where it goes. */
export function systematicOutflowSections(order: StpOrder | SwpOrder): ReceiptSection[] {
  const { scheme, amount, frequency, startDate, firstDealtOn, endDate, installments, planId } = order
  return [
    {
      title: order.kind === 'STP' ? 'From' : 'Withdrawals',
      rows: [
        ...schemeRows(scheme),
        ...row('Plan number', planId),
        ...row('Each instalment', formatRupees(amount)),
        ...row('In words', rupeesInWords(amount)),
        ...row('Frequency', frequency),
        ...row('First due date', formatDueDate(startDate, firstDealtOn)),
        ...row('Last due date', endDate ? formatLongDate(endDate) : 'Until you cancel it'),
        ...row('Instalments', installments === null ? null : String(installments)),
      ],
    },
    destination(order),
  ]
}

function destination(order: StpOrder | SwpOrder): ReceiptSection {
  const arrives = formatLongDate(order.firstArrivesOn)
  if (order.kind === 'STP')
    return {
      title: 'To',
      rows: [...schemeRows(order.toScheme), ...row('First units in the folio on', arrives)],
    }
  const account = `${order.bankName} ${shortNumber(order.accountLast4)}`
  return { title: 'Payout', rows: [...row('Account', account), ...row('First money by', arrives)] }
}
