import { addYears } from '@portal/contracts/format'
import { xirr } from './xirr'

/** Money that went into or came out of a holding; out of the investor's pocket is negative. */
export interface FlowRow {
  folio_no: string
  plan_code: string
  date: string
  paise: number
}

/** What one day brought of it, in paise. */
export interface DayFlow extends FlowRow {
  /** What was paid in, also by a switch. */
  paid: number
  /** What of it was new money: no switch. */
  fresh: number
}

/**
 * The yearly rate of return of flows that have become `value` paise on a day (see `xirr`), to six digits. Null in the
 * first year, where a rate a year makes a good week look like a fortune: what counts then is the return so far.
 */
export function xirrOf(flows: readonly FlowRow[], value: number, today: string): number | null {
  const first = flows.reduce((earliest, { date }) => (date < earliest ? date : earliest), today)
  if (addYears(first, 1) > today) return null
  const rate = xirr([
    ...flows.map(({ date, paise }) => ({ date, amount: paise })),
    { date: today, amount: value },
  ])
  return rate === null ? null : Math.round(rate * 1e6) / 1e6
}
