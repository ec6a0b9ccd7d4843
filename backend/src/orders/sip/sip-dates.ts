import type { SipFrequency, SipTerms } from '@portal/kernel/contracts/order-terms'
import type { DueDate } from '@portal/kernel/contracts/sip'
import { addDays, addMonths, indiaDate } from '@portal/kernel/format'
import { limits } from '@portal/kernel/validation'
import { addBusinessDays, nextBusinessDay, onOrAfter } from '../../calendar/business-day'
import { cutOffAt, unitsOn } from '../../calendar/cut-off'
import { indiaMoment } from '../../calendar/india-time'
import type { Schedule } from '../../systematic-plans/due-dates'
import { type DatedScheme, navDateFor } from '../purchase/purchase-dates'

export const monthsApart: Readonly<Record<SipFrequency, number>> = {
  Monthly: 1,
  Quarterly: 3,
  'Half Yearly': 6,
  Yearly: 12,
}

type When = Pick<SipTerms, 'amount' | 'sipFrequency' | 'sipStartDate' | 'until' | 'payFirstNow'>

export interface SipSchedule extends Schedule {
  /** By mandate; null: until cancelled. */
  installments: number | null
  /** Until when the investor wants it to run: at least the last due date; null: until cancelled. */
  runsTo: string | null
}

/** The due dates that the terms of a SIP come to. */
export function scheduleOf(terms: When): SipSchedule {
  const { sipStartDate: firstDue, sipFrequency, until } = terms
  const everyMonths = monthsApart[sipFrequency]
  const installments = installmentsOf(terms, everyMonths)
  if (installments === null) return { firstDue, everyMonths, lastDue: null, installments, runsTo: null }
  const lastDue = addMonths(firstDue, (installments - 1) * everyMonths)
  const months = until.sipPeriod === 'No. of Months' ? until.months : installments * everyMonths
  const runsTo = until.sipPeriod === 'Date' ? until.endDate : addMonths(firstDue, months)
  return { firstDue, everyMonths, lastDue, installments, runsTo }
}

function installmentsOf({ until, sipStartDate, amount, payFirstNow }: When, every: number): number | null {
  switch (until.sipPeriod) {
    case 'Till Canceled':
      return null
    case 'No. of Installments':
      return until.installments
    case 'No. of Months':
      return Math.ceil(until.months / every)
    case 'Date':
      return Math.max(1, Math.floor(monthsFrom(sipStartDate, until.endDate) / every) + 1)
    case 'SIP amount reaches': {
      const left = until.amount - (payFirstNow ? amount : 0)
      // More instalments than any mandate lives through need no exact number.
      return Math.min(Math.max(1, Math.ceil(left / amount)), limits.entries.instalments)
    }
  }
}

/** Full months from one date to another, negative backwards. */
function monthsFrom(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}

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

/** The first due date from a day on, of a SIP of a day of the month. */
export function nextOfDay(sipDate: number, from: string): string {
  const inMonth = `${from.slice(0, 8)}${String(sipDate).padStart(2, '0')}`
  return inMonth >= from ? inMonth : addMonths(inMonth, 1)
}

/** What becomes of an instalment whose debit the bank answers in the morning of the next business day. */
export function dueDateOf(dueOn: string, scheme: DatedScheme, presentFrom = dueOn): DueDate {
  const debitOn = onOrAfter(dueOn > presentFrom ? dueOn : presentFrom)
  const navDate = navDateFor(scheme, indiaMoment(nextBusinessDay(debitOn), '09:00'))
  return { dueOn, debitOn, navDate, unitsOn: unitsOn(navDate) }
}
