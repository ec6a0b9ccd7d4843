import { addDays } from '../format/public'

/** Days besides weekends on which the funds do not deal: `'2026-11-10'` once, `'01-26'` in every year. */
export type ClosedDays = readonly string[]

/** How many of the days from one business date to another, both included, the funds deal on. */
export function dealingDaysIn(from: string, to: string, closed: ClosedDays): number {
  if (to < from) return 0
  return weekdaysBefore(addDays(to, 1)) - weekdaysBefore(from) - closedWeekdaysIn(from, to, closed)
}

/** The day, as a business date, that is the first, second, … on which the funds deal from a business date on. */
export function dealingDay(from: string, count: number, closed: ClosedDays): string {
  let day = addDays(from, Math.floor((count - 1) / weekdays) * week)
  for (let found = dealingDaysIn(from, day, closed); found < count;) {
    day = addDays(day, 1)
    found += dealingDaysIn(day, day, closed)
  }
  return day
}

const week = 7
const weekdays = 5

/** Since the first Monday on the calendar of computers' clocks, 29 December 1969. */
function weekdaysBefore(date: string): number {
  const days = dayNumber(date) + 3
  return Math.floor(days / week) * weekdays + Math.min(days % week, weekdays)
}

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000

function closedWeekdaysIn(from: string, to: string, closed: ClosedDays): number {
  const days = closed.flatMap((day) => (day.length > yearly ? day : inYears(day, from, to)))
  return new Set(days.filter((day) => day >= from && day <= to && (dayNumber(day) + 3) % week < weekdays))
    .size
}

const yearly = '01-26'.length

function inYears(day: string, from: string, to: string): string[] {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => `${first + index}-${day}`)
}
