import type { DueDate } from '@portal/kernel/contracts/due-date'
import { addDays, indiaDate } from '@portal/kernel/format'
import { addBusinessDays, nextBusinessDay, onOrAfter } from '../../calendar/business-day'
import { cutOffAt, unitsOn } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import { nextDue, type Schedule } from '../../systematic-plans/due-dates'
import { type DatedScheme, navDateFor } from '../purchase/purchase-dates'

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

/** The first due dates of a schedule from a day on, with what becomes of each; at most twelve. */
export function firstDues(
  schedule: Schedule,
  scheme: DatedScheme,
  amountOf: (dueOn: string) => number,
  from = schedule.firstDue,
): DueDate[] {
  const dues: DueDate[] = []
  for (
    let due = nextDue(schedule, from);
    due && dues.length < mostDues;
    due = nextDue(schedule, addDays(due, 1))
  )
    dues.push({ ...dueDateOf(due, scheme), amount: amountOf(due) })
  return dues
}

const mostDues = 12

/** What becomes of an instalment whose debit the bank answers in the morning of the next business day. */
export function dueDateOf(dueOn: string, scheme: DatedScheme, presentFrom = dueOn): Omit<DueDate, 'amount'> {
  const debitOn = onOrAfter(dueOn > presentFrom ? dueOn : presentFrom)
  const navDate = navDateFor(scheme, indiaMoment(nextBusinessDay(debitOn), '09:00'))
  return { dueOn, debitOn, navDate, unitsOn: unitsOn(navDate) }
}
