import { addMonths } from '../format/public'
import { limits } from './limits'
import { monthsFrom } from './months-from'
import { steppedUp, stepUpsBy, type StepUp } from './step-up'

type SipEvery = 'Monthly' | 'Quarterly' | 'Half Yearly' | 'Yearly'

const monthsApart: Readonly<Record<SipEvery, number>> = {
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
  sipFrequency: SipEvery
  /** The first due date that the mandate pays. */
  sipStartDate: string
  until: SipEnd
  payFirstNow: boolean
  /** How its instalments grow; absent: all are alike. */
  sipTopUp?: StepUp | undefined
}

export interface SipSchedule {
  firstDue: string
  everyMonths: number
  /** The last due date; null: until cancelled. */
  lastDue: string | null
  /** By mandate; null: until cancelled. */
  installments: number | null
  /** Until when the investor wants it to run: at least the last due date; null: until cancelled. */
  runsTo: string | null
}

/** The due dates that a SIP comes to, in each of the ways in which it may end (S9.025). */
export function sipSchedule(sip: SipTiming): SipSchedule {
  const { sipStartDate: firstDue, sipFrequency, until } = sip
  const everyMonths = monthsApart[sipFrequency]
  const installments = installmentsOf(sip, everyMonths)
  if (installments === null) return { firstDue, everyMonths, lastDue: null, installments, runsTo: null }
  const lastDue = addMonths(firstDue, (installments - 1) * everyMonths)
  const months = until.sipPeriod === 'No. of Months' ? until.months : installments * everyMonths
  const runsTo = until.sipPeriod === 'Date' ? until.endDate : addMonths(firstDue, months)
  return { firstDue, everyMonths, lastDue, installments, runsTo }
}

function installmentsOf(sip: SipTiming, every: number) {
  const { until, sipStartDate } = sip
  switch (until.sipPeriod) {
    case 'Till Canceled':
      return null
    case 'No. of Installments':
      return until.installments
    case 'No. of Months':
      return Math.ceil(until.months / every)
    case 'Date':
      return Math.max(1, Math.floor(monthsFrom(sipStartDate, until.endDate) / every) + 1)
    case 'SIP amount reaches':
      return countUpTo(sip, until.amount, every)
  }
}

/** How many instalments bring an amount together. More than any mandate lives through need no exact number. */
function countUpTo(sip: SipTiming, most: number, every: number): number {
  let count = 0
  let sum = sip.payFirstNow ? sip.amount : 0
  do {
    sum += instalmentOn(sip, addMonths(sip.sipStartDate, count * every))
    count++
  } while (sum < most && count < limits.entries.instalments)
  return count
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
  const { everyMonths, installments } = sipSchedule(sip)
  if (installments === null) return null
  let sum = sip.payFirstNow ? sip.amount : 0
  for (let count = 0; count < installments; count++)
    sum += instalmentOn(sip, addMonths(sip.sipStartDate, count * everyMonths))
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
