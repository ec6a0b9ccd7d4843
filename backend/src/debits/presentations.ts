import { indiaDate } from '@portal/contracts/format'
import { isBusinessDay, nextBusinessDay } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'

/** When, on a business day, debits go to the bank. */
export const presentations = { first: '09:45', last: '13:45' } as const

/** The day on which a debit goes to the bank that is asked for now. */
export function nextPresentation(now: Date): string {
  const today = indiaDate(now)
  const isInTime = isBusinessDay(today) && now < indiaMoment(today, presentations.last)
  return isInTime ? today : nextBusinessDay(today)
}
