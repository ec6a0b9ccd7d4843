import { t } from '@portal/contracts/words/macros'
import { wordOf } from '@portal/contracts/catalogue'
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
  ...row(t`Scheme`, schemeName),
  ...row(t`Plan and option`, `${planLabels[planMode]} · ${optionLabels[optionCode]}`),
]

/** The registration of a plan that takes units out of a holding: how often how much leaves, and where it goes. */
export function systematicOutflowSections(order: StpOrder | SwpOrder): ReceiptSection[] {
  const { scheme, amount, frequency, startDate, firstDealtOn, endDate, installments, planId } = order
  return [
    {
      title: order.kind === 'STP' ? t({ message: 'From', context: 'fund' }) : t`Withdrawals`,
      rows: [
        ...schemeRows(scheme),
        ...row(t`Plan number`, planId),
        ...row(t`Each instalment`, formatRupees(amount)),
        ...row(t`In words`, rupeesInWords(amount)),
        ...row(t`Frequency`, wordOf(frequency)),
        ...row(t`First due date`, formatDueDate(startDate, firstDealtOn)),
        ...row(t`Last due date`, endDate ? formatLongDate(endDate) : t`Until you cancel it`),
        ...row(t`Instalments`, installments === null ? null : String(installments)),
      ],
    },
    destination(order),
  ]
}

function destination(order: StpOrder | SwpOrder): ReceiptSection {
  const arrives = formatLongDate(order.firstArrivesOn)
  if (order.kind === 'STP')
    return {
      title: t({ message: 'To', context: 'fund' }),
      rows: [...schemeRows(order.toScheme), ...row(t`First units in the folio on`, arrives)],
    }
  const account = `${order.bankName} ${shortNumber(order.accountLast4)}`
  return { title: t`Payout`, rows: [...row(t`Account`, account), ...row(t`First money by`, arrives)] }
}
