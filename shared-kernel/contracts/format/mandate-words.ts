import { t } from '@portal/contracts/words/macros'
import { formatDate } from './dates'

/** Business days in which a bank compares the signature of a mandate on paper; any other it registers on the next one. */
export const paperMandateDays = 15

/** When the bank has registered a mandate: one that is approved online, by net banking, card, Aadhaar or UPI, or on paper (S1.029). */
export const mandateRegistered = (onAttachment: boolean): string =>
  onAttachment ? t`within ${{ days: paperMandateDays }} business days` : t`on the next business day`

/** The one word of when a new mandate works (S1.029). */
export const mandateWorksText = (onAttachment: boolean): string =>
  onAttachment
    ? t`It works once your bank has registered it, within ${{ days: paperMandateDays }} business days.`
    : t`It works once your bank has registered it, on the next business day.`

/** The same of one that the bank has, with the last day on which its answer is expected (S1.029). */
export const mandateAnswerText = (expectedOn: string): string =>
  t`We expect the bank’s answer by ${{ date: formatDate(expectedOn) }}. It works once your bank has registered it.`
