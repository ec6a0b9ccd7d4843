import { addMonths } from '@portal/contracts/format'
import { onOrAfter } from '../../src/calendar/business-day'

/** That day of the month so many months before (after, when negative) the month of `today`. */
export function dayMonthsAgo(today: string, monthsAgo: number, day: number): string {
  return `${addMonths(`${today.slice(0, 7)}-01`, -monthsAgo).slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** The business day on which something asked for on that day was dealt. */
export function dealtMonthsAgo(today: string, monthsAgo: number, day: number): string {
  return onOrAfter(dayMonthsAgo(today, monthsAgo, day))
}
