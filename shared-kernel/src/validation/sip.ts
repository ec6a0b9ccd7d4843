import { addMonths, ageOn, sipDates, type Frequency } from '../format/public'
import { parseDate } from '../format/inner'
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
  if (!parseDate(period.start)) return 'Enter a valid start date'
  if (!parseDate(period.end)) return 'Enter a valid end date'
  if (period.end <= today) return 'The SIP end date must be in the future'
  const months = minSipMonths(period.frequency, period.smart)
  return period.end < addMonths(period.start, months)
    ? `The SIP must run for at least ${months} months. Choose a later end date.`
    : undefined
}

/** The day of the month of a SIP (S9.018). */
export function validateSipDay(day: number): Verdict {
  return sipDates.some((each) => each === day) ? undefined : `Choose one of the days ${sipDates.join(', ')}`
}

/** The age on a business date for a smart SIP with insurance, 18 to 51 inclusive (S5.062, decision 3). */
export function validateSmartSipAge(birth: string, on: string): Verdict {
  if (!parseDate(birth)) return 'Please enter valid Date of birth'
  const age = ageOn(birth, on)
  return age >= smartSipAges.min && age <= smartSipAges.max
    ? undefined
    : 'Smart SIP insurance applies for ages 18 to 51. Choose a SIP without insurance.'
}
