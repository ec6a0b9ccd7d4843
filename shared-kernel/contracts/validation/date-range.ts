import { t } from '@portal/contracts/words/macros'
import { parseDate } from '../format/inner'
import type { Verdict } from './verdict'

/** A date that cannot be later than today in India (S5.059); dates as `'2026-08-25'`. */
export function validatePastDate(date: string | undefined, today: string): Verdict {
  if (!date || !parseDate(date)) return t`Enter a valid date`
  return date > today ? t`Date cannot be later than today` : undefined
}

/** A period of the past (S5.057 to S5.059), of business dates: both real days, from before to, neither later than today. */
export function validateDateRange(from: string | undefined, to: string | undefined, today: string): Verdict {
  if (!from || !parseDate(from)) return t`Enter a valid from date`
  if (!to || !parseDate(to)) return t`Enter a valid end date`
  if (from >= to) return t`From date must be before the to date`
  return validatePastDate(to, today)
}
