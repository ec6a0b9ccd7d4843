import { createHash } from 'node:crypto'
import { addDays, indiaDate } from '@portal/contracts/format'
import { nextBusinessDay, onOrAfter } from '../../../src/calendar/business-day'

/** How an instruction ends, and when the bank knows. */
export interface Fate {
  outcome: 'done' | 'refused'
  reason: string | null
  answersAt: Date
}

const atIndia = (date: string, time: string) => new Date(`${date}T${time}:00+05:30`)
const later = (a: Date, b: Date) => (a > b ? a : b)
const hour = 3_600_000

/** The business day on which the bank works on what it takes now: the due day, or today where that is past. */
function workDay(dueOn: string, now: Date): string {
  const today = indiaDate(now)
  return onOrAfter(dueOn > today ? dueOn : today)
}

/** An account ending 7777 is closed, which its bank says a business day later; any other is credited on the day. */
export function payoutFate(accountNumber: string, dueOn: string, now: Date): Fate {
  const day = workDay(dueOn, now)
  if (accountNumber.endsWith('7777')) {
    const answersAt = atIndia(nextBusinessDay(day), '11:00')
    return { outcome: 'refused', reason: 'The account is closed.', answersAt }
  }
  return {
    outcome: 'done',
    reason: null,
    answersAt: later(atIndia(day, '12:00'), new Date(now.getTime() + hour)),
  }
}

/** What goes by IMPS is credited, or known to be refused, in the same minute, also on Sundays. */
export function instantFate(accountNumber: string, now: Date): Fate {
  return accountNumber.endsWith('7777')
    ? { outcome: 'refused', reason: 'The account is closed.', answersAt: now }
    : { outcome: 'done', reason: null, answersAt: now }
}

/**
 * Answered the next business day. An account ending 5555 has never enough money, one ending 6666 every second time;
 * `before` is how many debits of the account the bank has seen.
 */
export function debitFate(accountNumber: string, presentOn: string, now: Date, before: number): Fate {
  const answersAt = atIndia(nextBusinessDay(workDay(presentOn, now)), '11:00')
  const bounces = accountNumber.endsWith('5555') || (accountNumber.endsWith('6666') && before % 2 === 1)
  return bounces
    ? { outcome: 'refused', reason: 'There was not enough money in the account.', answersAt }
    : { outcome: 'done', reason: null, answersAt }
}

/** When the bank tells by itself: a day late for every fourth instruction, always the same for one. */
export function notifiesAt(id: string, answersAt: Date): Date {
  const isLate = (createHash('sha256').update(id).digest()[0] ?? 0) % 4 === 0
  return isLate ? atIndia(addDays(indiaDate(answersAt), 1), '11:00') : answersAt
}
