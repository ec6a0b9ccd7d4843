import { indiaDate } from '@portal/contracts/format'
import { previousBusinessDay } from './business-day'

/** A bank is asked again after this long. */
export const askEveryMs = 60 * 60_000

/** What a bank should have done before this day, and did not, is for a person: banks answer within a business day. */
export function timeoutEnds(now: Date): string {
  return previousBusinessDay(previousBusinessDay(indiaDate(now)))
}
