import { addDays } from '@portal/contracts/format'
import { exchangeHolidays, nationalHolidays } from './exchange-holidays'

const holidays = new Set(
  Object.entries(exchangeHolidays).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
)

/** Every day besides weekends on which the funds do not deal; a national holiday without its year. */
export const closedDays: readonly string[] = [...nationalHolidays, ...holidays]

/** The same without the holidays before a day. */
export const closedFrom = (date: string): string[] =>
  closedDays.filter((day) => day >= date || nationalHolidays.has(day))

/** Whether the exchange's holidays of a year ("2027") are known; without them only fixed holidays are closed. */
export function hasHolidayList(year: string): boolean {
  return year in exchangeHolidays
}

/** Whether the funds deal on a day ('2026-08-25'): neither a weekend nor a holiday, national or of the exchange. */
export function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !nationalHolidays.has(date.slice(5)) && !holidays.has(date)
}

/** The first business day after a date. */
export function nextBusinessDay(date: string): string {
  return onOrAfter(addDays(date, 1))
}

/** The last business day before a date. */
export function previousBusinessDay(date: string): string {
  return onOrBefore(addDays(date, -1))
}

/** The date itself where it is a business day, else the next one. */
export function onOrAfter(date: string): string {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/** The date itself where it is a business day, else the one before. */
export function onOrBefore(date: string): string {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** The business day so many business days after a date; 0 is `onOrAfter`. */
export function addBusinessDays(date: string, count: number): string {
  let day = onOrAfter(date)
  for (let left = count; left > 0; left--) day = nextBusinessDay(day)
  return day
}

/** Every business day from one date to another, both included, oldest first. */
export function businessDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = onOrAfter(from); day <= to; day = nextBusinessDay(day)) days.push(day)
  return days
}
