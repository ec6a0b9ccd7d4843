import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { SipTerms } from '@portal/contracts/orders/order-terms'
import { addDays, indiaDate } from '@portal/contracts/format'
import { nextSipDay } from '@portal/contracts/validation'
import { addBusinessDays, nextBusinessDay, onOrAfter } from '../../calendar/business-day'
import { cutOffAt, unitsOn } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { firstDueDates, type Schedule } from '../../plan-register/due-dates'
import { type DatedScheme, navDateFor } from '../../orders/purchase/purchase-dates'

/** A registration is worked off on the business day whose cut-off, 15:00, it still makes; until then it can be taken back. */
export function registrationOf(now: Date): { cancelUntil: Date; registeredOn: string } {
  const cancelUntil = cutOffAt(now, 'other')
  return { cancelUntil, registeredOn: indiaDate(cancelUntil) }
}

const daysAfterPaidNow = 30

/**
 * The first day that can be the first due date: the notice of a debit goes out 24 hours before it, and an instalment
 * paid now is followed by the next one about a month later.
 */
export function earliestStart(now: Date, payFirstNow: boolean): string {
  const announced = addBusinessDays(registrationOf(now).registeredOn, 2)
  const afterPaid = addDays(indiaDate(now), daysAfterPaidNow)
  return payFirstNow && afterPaid > announced ? afterPaid : announced
}

/** The first day that can be the first due date of a SIP; daily ones go on at once after an instalment paid now. */
export function earliestDue(
  { sipFrequency, sipDate, payFirstNow }: Pick<SipTerms, 'sipFrequency' | 'sipDate' | 'payFirstNow'>,
  now: Date,
): string {
  if (sipFrequency === 'Daily') return earliestStart(now, false)
  const earliest = earliestStart(now, payFirstNow)
  return sipDate ? nextSipDay(sipDate, earliest) : earliest
}

/** The first due dates of a schedule from a day on, with what becomes of each; at most twelve. */
export function firstDues(
  schedule: Schedule,
  scheme: DatedScheme,
  amountOf: (dueOn: string) => number,
  from = schedule.firstDue,
): DueDate[] {
  return firstDueDates(schedule, from, mostDues).map((due) => ({
    ...dueDateOf(due, scheme),
    amount: amountOf(due),
  }))
}

const mostDues = 12

/** What becomes of an instalment whose debit the bank answers in the morning of the next business day. */
export function dueDateOf(dueOn: string, scheme: DatedScheme, presentFrom = dueOn): Omit<DueDate, 'amount'> {
  const debitOn = onOrAfter(dueOn > presentFrom ? dueOn : presentFrom)
  const navDate = navDateFor(scheme, indiaMoment(nextBusinessDay(debitOn), '09:00'))
  return { dueOn, debitOn, navDate, unitsOn: unitsOn(navDate) }
}
