import { addDays, addMonths, type Frequency } from '../format/public'
import { dealingDay, dealingDaysIn, type ClosedDays } from './dealing-days'
import { limits } from './limits'
import { dayAfterMonths, monthsFrom } from './months-from'
import { steppedUp, stepUpsBy, type StepUp } from './step-up'

const monthsApart: Readonly<Record<Exclude<Frequency, 'Daily'>, number>> = {
  Monthly: 1,
  Quarterly: 3,
  'Half Yearly': 6,
  Yearly: 12,
}

/** When a SIP ends, as an order says it; amounts in paise. */
type SipEnd =
  | { sipPeriod: 'Till Canceled' }
  | { sipPeriod: 'SIP amount reaches'; amount: number }
  | { sipPeriod: 'Date'; endDate: string }
  | { sipPeriod: 'No. of Months'; months: number }
  | { sipPeriod: 'No. of Installments'; installments: number }

/** What decides the due dates of a SIP; the amount of an instalment in paise. */
export interface SipTiming {
  amount: number
  /** Daily: on every day on which the funds deal. */
  sipFrequency: Frequency
  /** The first due date that the mandate pays. */
  sipStartDate: string
  until: SipEnd
  payFirstNow: boolean
  /** How its instalments grow; absent: all are alike. */
  sipTopUp?: StepUp | undefined
  /** Nothing is due on them where it runs daily. */
  closedDays: ClosedDays
}

export interface SipSchedule {
  firstDue: string
  /** Null: on every day on which the funds deal. */
  everyMonths: number | null
  /** The last due date; null: until cancelled. */
  lastDue: string | null
  /** By mandate; null: until cancelled. */
  installments: number | null
  /** Until when the investor wants it to run: at least the last due date; null: until cancelled. */
  runsTo: string | null
}

/** The due dates of a SIP as if it ran for ever, as business dates; they count from 1. */
interface DueDates {
  on: (count: number) => string
  countUpTo: (date: string) => number
}

function dueDatesOf({ sipFrequency, sipStartDate, closedDays }: SipTiming): DueDates {
  if (sipFrequency === 'Daily')
    return {
      on: (count) => dealingDay(sipStartDate, count, closedDays),
      countUpTo: (date) => dealingDaysIn(sipStartDate, date, closedDays),
    }
  const every = monthsApart[sipFrequency]
  return {
    on: (count) => addMonths(sipStartDate, (count - 1) * every),
    countUpTo: (date) => Math.max(0, Math.floor(monthsFrom(sipStartDate, date) / every) + 1),
  }
}

/** The due dates that a SIP comes to, in each of the ways in which it may end (S9.025). */
export function sipSchedule(sip: SipTiming): SipSchedule {
  const { sipStartDate: firstDue, sipFrequency, until } = sip
  const dues = dueDatesOf(sip)
  const everyMonths = sipFrequency === 'Daily' ? null : monthsApart[sipFrequency]
  const installments = installmentsOf(sip, dues)
  if (installments === null) return { firstDue, everyMonths, lastDue: null, installments, runsTo: null }
  const runsTo = endOf(until, firstDue) ?? dues.on(installments + 1)
  return { firstDue, everyMonths, lastDue: dues.on(installments), installments, runsTo }
}

/** The end that the investor names as a date or in months. */
function endOf(until: SipEnd, firstDue: string): string | undefined {
  if (until.sipPeriod === 'Date') return until.endDate
  return until.sipPeriod === 'No. of Months' ? addMonths(firstDue, until.months) : undefined
}

function installmentsOf(sip: SipTiming, { countUpTo }: DueDates): number | null {
  const { until, sipStartDate } = sip
  switch (until.sipPeriod) {
    case 'Till Canceled':
      return null
    case 'No. of Installments':
      return until.installments
    case 'No. of Months':
      return countUpTo(addDays(addMonths(sipStartDate, until.months), -1))
    case 'Date':
      return Math.max(1, countUpTo(until.endDate))
    case 'SIP amount reaches':
      return countUntilReached(sip, until.amount)
  }
}

/** Half a year of a SIP, in which all its instalments are alike, since it ends on the day before they may step up. */
function halfYear(sip: SipTiming, half: number): { from: string; to: string; each: number } {
  const from = dayAfterMonths(sip.sipStartDate, half * halfYearMonths)
  const to = addDays(dayAfterMonths(sip.sipStartDate, (half + 1) * halfYearMonths), -1)
  return { from, to, each: instalmentOn(sip, from) }
}

const halfYearMonths = 6
const mostHalfYears = limits.entries.instalments / halfYearMonths

/** How many instalments bring an amount together. More than any mandate lives through need no exact number. */
function countUntilReached(sip: SipTiming, most: number): number {
  let count = 0
  let sum = sip.payFirstNow ? sip.amount : 0
  for (let half = 0; half < mostHalfYears; half++) {
    const { from, to, each } = halfYear(sip, half)
    const times = duesBetween(sip, from, to)
    const needed = Math.max(1, Math.ceil((most - sum) / each))
    if (needed <= times) return count + needed
    sum += times * each
    count += times
  }
  return Math.max(1, count)
}

/** How many due dates, as if it ran for ever, a SIP has from one business date to another, both included (S9.024). */
export function duesBetween(sip: SipTiming, from: string, to: string): number {
  const { countUpTo } = dueDatesOf(sip)
  return Math.max(0, countUpTo(to) - countUpTo(addDays(from, -1)))
}

/** What a SIP takes, in paise and before any step-up, in the calendar month of its first year with the most due dates (S5.073). */
export function inPeakMonth(sip: SipTiming): number {
  const first = `${sip.sipStartDate.slice(0, 8)}01`
  const counts = Array.from({ length: 12 }, (_, month) =>
    duesBetween(sip, addMonths(first, month), addDays(addMonths(first, month + 1), -1)),
  )
  return Math.max(...counts) * sip.amount
}

/** What a SIP takes on one of its due dates, a business date; in paise (S3.037). */
export function instalmentOn(
  { amount, sipStartDate, sipTopUp }: Pick<SipTiming, 'amount' | 'sipStartDate' | 'sipTopUp'>,
  dueOn: string,
): number {
  return sipTopUp ? steppedUp(amount, sipTopUp, stepUpsBy(sipTopUp, sipStartDate, dueOn)) : amount
}

/** What a SIP comes to over its whole life, in paise; null: it runs until it is cancelled (S3.037). */
export function sipTotal(sip: SipTiming): number | null {
  const { lastDue, installments } = sipSchedule(sip)
  if (installments === null || lastDue === null) return null
  const now = sip.payFirstNow ? sip.amount : 0
  if (!sip.sipTopUp) return now + installments * sip.amount
  let sum = now
  for (let half = 0, left = installments; left > 0; half++) {
    const { from, to, each } = halfYear(sip, half)
    const times = Math.min(left, duesBetween(sip, from, to))
    sum += times * each
    left -= times
  }
  return sum
}

/** The largest instalment, in paise, that falls due until a business date: no instalment is smaller than one before it (S3.037). */
export const largestInstalment = (sip: SipTiming, by: string): number => {
  const { lastDue } = sipSchedule(sip)
  return instalmentOn(sip, lastDue !== null && lastDue < by ? lastDue : by)
}

/** The first due date, as a business date, from a business date on, of a SIP of a day of the month (S9.018). */
export function nextSipDay(sipDate: number, from: string): string {
  const inMonth = `${from.slice(0, 8)}${String(sipDate).padStart(2, '0')}`
  return inMonth >= from ? inMonth : addMonths(inMonth, 1)
}
