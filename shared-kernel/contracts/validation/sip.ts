import { t } from '@portal/contracts/words/macros'
import {
  addMonths,
  ageOn,
  formatDate,
  formatRupeesRounded,
  shortNumber,
  sipDates,
  type Frequency,
} from '../format/public'
import { parseDate } from '../format/inner'
import { sipSchedule, type SipTiming } from './sip-schedule'
import type { Verdict } from './verdict'

/** S9.017 */
const smartSipAges = { min: 18, max: 51 } as const

/** The fewest months from a SIP's start to its end (S9.016, decision 6). */
export function minSipMonths(frequency: Frequency, smart = false): 6 | 12 {
  return smart || frequency === 'Quarterly' || frequency === 'Half Yearly' || frequency === 'Yearly' ? 12 : 6
}

/** Start and end of a SIP as `'2026-08-25'`, against today in India (S5.060, S5.061). */
export function validateSipPeriod(
  period: { start: string; end: string; frequency: Frequency; smart?: boolean },
  today: string,
): Verdict {
  if (!parseDate(period.start)) return t`Enter a valid start date`
  if (!parseDate(period.end)) return t`Enter a valid end date`
  if (period.end <= today) return t`The SIP end date must be in the future`
  const months = minSipMonths(period.frequency, period.smart)
  return period.end < addMonths(period.start, months)
    ? t`The SIP must run for at least ${months} months. Choose a later end date.`
    : undefined
}

/** Whether a SIP with its end runs long enough, against today in India as a business date (S5.060, S5.061). */
export function validateSipLength(sip: SipTiming, today: string): Verdict {
  if (!parseDate(sip.sipStartDate)) return t`Enter a valid start date`
  const { runsTo } = sipSchedule(sip)
  if (runsTo === null) return undefined
  return validateSipPeriod({ start: sip.sipStartDate, end: runsTo, frequency: sip.sipFrequency }, today)
}

/** The day of the month of a SIP (S9.018). */
export function validateSipDay(day: number): Verdict {
  return sipDates.some((each) => each === day)
    ? undefined
    : t`Choose one of the days ${{ days: sipDates.join(', ') }}`
}

/** A mandate that is to pay a SIP; what one debit may take in paise. */
export interface SipMandate {
  bankName: string
  accountLast4: string
  limit: number
  /** The last day, as a business date. */
  validTill: string
}

/** "Your mandate on Parijat Bank ••4417" (S5.073). */
export const mandateName = ({ bankName, accountLast4 }: Pick<SipMandate, 'bankName' | 'accountLast4'>) =>
  t`Your mandate on ${bankName} ${{ account: shortNumber(accountLast4) }}`

/** Whether a mandate may pay an instalment of an amount in paise, the largest after the first one (S5.073, S8.033). */
export function validateMandateLimit(mandate: SipMandate, amount: number, first = amount): Verdict {
  if (amount <= mandate.limit) return undefined
  const most = formatRupeesRounded(mandate.limit)
  const name = mandateName(mandate)
  if (first <= mandate.limit)
    return t`${name} allows up to ${most} a debit, but your step-ups lead to ${{ amount: formatRupeesRounded(amount) }}. Set a highest instalment of ${most} or less.`
  return t`${name} allows up to ${most} a debit. Invest ${most} or less, or choose another mandate.`
}

/**
 * Whether a mandate lasts as long as the SIP; one without an end needs it for the shortest time that a SIP may run.
 * `debitOn` shifts the last due date to the day of its debit (S5.073, S8.034).
 */
export function validateMandateEnd(
  mandate: SipMandate,
  sip: SipTiming,
  debitOn: (due: string) => string = (due) => due,
): Verdict {
  if (!parseDate(sip.sipStartDate)) return undefined
  return validateMandateLasts(mandate, { ...sipSchedule(sip), frequency: sip.sipFrequency }, debitOn)
}

/** The same for due dates that are known as business dates (S5.073, S8.034). */
export function validateMandateLasts(
  mandate: SipMandate,
  { firstDue, lastDue, frequency }: { firstDue: string; lastDue: string | null; frequency: Frequency },
  debitOn: (due: string) => string,
): Verdict {
  const needed = lastDue ?? addMonths(firstDue, minSipMonths(frequency))
  if (debitOn(needed) <= mandate.validTill) return undefined
  const name = mandateName(mandate)
  const date = formatDate(mandate.validTill)
  return t`${name} expires on ${date}, before your SIP ends. Choose an earlier end, or another mandate.`
}

/** The age on a business date for a smart SIP with insurance, 18 to 51 inclusive (S5.062, decision 3). */
export function validateSmartSipAge(birth: string, on: string): Verdict {
  if (!parseDate(birth)) return t`Please enter valid Date of birth`
  const age = ageOn(birth, on)
  return age >= smartSipAges.min && age <= smartSipAges.max
    ? undefined
    : t`Smart SIP insurance applies for ages ${{ from: smartSipAges.min }} to ${{ to: smartSipAges.max }}. Choose a SIP without insurance.`
}
