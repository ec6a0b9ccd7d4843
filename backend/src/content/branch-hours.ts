import { indiaDate } from '@portal/contracts/format'
import { isBusinessDay, nextBusinessDay, onOrAfter } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'

const opens = '09:30'
const closes = '17:30'

/** Whether the branches are open at a moment, and the day on which they are next: today until they close. */
export function openingOf(now: Date) {
  const today = indiaDate(now)
  const closed = now >= indiaMoment(today, closes)
  const opensOn = closed ? nextBusinessDay(today) : onOrAfter(today)
  const isOpen = isBusinessDay(today) && !closed && now >= indiaMoment(today, opens)
  return { opens, closes, isOpen, opensOn, today }
}
