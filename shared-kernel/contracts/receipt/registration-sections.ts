import type { RegistrationOrder } from '../orders/order'
import {
  formatLongDate,
  formatRupees,
  instalmentsText,
  optionLabels,
  stepUpText,
  planLabels,
  rupeesInWords,
  shortNumber,
} from '../format/public'
import { type ReceiptSection, row } from './receipt-row'

export function registrationSections(order: RegistrationOrder): ReceiptSection[] {
  const { scheme, amount, sipFrequency, sipStartDate, endDate, installments, firstDebitOn, firstNow } = order
  return [
    {
      title: 'SIP',
      rows: [
        ...row('SIP reference', order.planId),
        ...row('Scheme', scheme.schemeName),
        ...row('Plan and option', `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
        ...row('Each instalment', formatRupees(amount)),
        ...row('In words', rupeesInWords(amount)),
        ...row('Frequency', sipFrequency),
        ...row('Step-up', order.sipTopUp ? stepUpText(order.sipTopUp) : null),
        ...row('First instalment', firstNow ? `${formatRupees(firstNow)}, paid with the order` : null),
        ...row(firstNow ? 'First due date by mandate' : 'First due date', formatLongDate(sipStartDate)),
        ...row('Last due date', endDate ? formatLongDate(endDate) : 'Until you cancel it'),
        ...row(
          'Instalments',
          installments === null ? null : instalmentsText(installments, firstNow !== undefined),
        ),
      ],
    },
    {
      title: 'Mandate',
      rows: [
        ...row('UMRN', order.umrn),
        ...row('Account', `${order.bankName} ${shortNumber(order.accountLast4)}`),
        ...row('First debit', formatLongDate(firstDebitOn)),
      ],
    },
  ]
}
