import { addDays, indiaDate } from '@portal/contracts/format'
import { isBusinessDay, nextBusinessDay, onOrAfter } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'

/** When, on a business day, debits go to the bank. */
export const presentations = { first: '09:45', last: '13:45' } as const

/**
 * The day on which a debit that is asked for now is presented: the first business day for which the bank still gets it in
 * time, which may want it some days ahead.
 */
export function nextPresentation(now: Date, daysAhead = 0): string {
  const inTime = (day: string) => now < indiaMoment(addDays(day, -daysAhead), presentations.last)
  let day = onOrAfter(indiaDate(now))
  while (!inTime(day)) day = nextBusinessDay(day)
  return day
}

/** The day on which an instalment is debited that is due on a day and asked for on one. */
export function debitDay(dueOn: string, orderedOn: string, daysAhead: number): string {
  const earliest = addDays(orderedOn, daysAhead)
  return onOrAfter(dueOn > earliest ? dueOn : earliest)
}

/** Up to which day debits go to the bank on a day; undefined where none do. */
export function presentedOn(today: string, daysAhead = 0): string | undefined {
  return [addDays(today, daysAhead), today].find(isBusinessDay)
}
