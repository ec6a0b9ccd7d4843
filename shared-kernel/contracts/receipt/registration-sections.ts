import { t } from '@portal/contracts/words/macros'
import { wordOf } from '@portal/contracts/catalogue'
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
      title: t`SIP`,
      rows: [
        ...row(t`SIP reference`, order.planId),
        ...row(t`Scheme`, scheme.schemeName),
        ...row(t`Plan and option`, `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
        ...row(t`Each instalment`, formatRupees(amount)),
        ...row(t`In words`, rupeesInWords(amount)),
        ...row(t`Frequency`, wordOf(sipFrequency)),
        ...row(t`Step-up`, order.sipTopUp ? stepUpText(order.sipTopUp) : null),
        ...row(
          t`First instalment`,
          firstNow ? t`${{ amount: formatRupees(firstNow) }}, paid with the order` : null,
        ),
        ...row(firstNow ? t`First due date by mandate` : t`First due date`, formatLongDate(sipStartDate)),
        ...row(t`Last due date`, endDate ? formatLongDate(endDate) : t`Until you cancel it`),
        ...row(
          t`Instalments`,
          installments === null ? null : instalmentsText(installments, firstNow !== undefined),
        ),
      ],
    },
    {
      title: t`Mandate`,
      rows: [
        ...row(t`UMRN`, order.umrn),
        ...row(t`Account`, `${order.bankName} ${shortNumber(order.accountLast4)}`),
        ...row(t`First debit`, formatLongDate(firstDebitOn)),
      ],
    },
  ]
}
