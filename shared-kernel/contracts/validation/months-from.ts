import { addDays, addMonths } from '../format/public'

/** Full months from one business date to another, negative backwards. */
export function monthsFrom(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

/** The first day by which so many full months are over: six months after 31 December 1 July, after the 30th 30 June. */
export function dayAfterMonths(from: string, months: number): string {
  const day = addMonths(from, months)
  return monthsFrom(from, day) < months ? addDays(day, 1) : day
}
