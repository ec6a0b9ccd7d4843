import { addMonths } from '../format/public'
import { limits } from './limits'

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

function installmentsOf({ until, sipStartDate, amount, payFirstNow }: SipTiming, every: number) {
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

/** The first due date, as a business date, from a business date on, of a SIP of a day of the month (S9.018). */
export function nextSipDay(sipDate: number, from: string): string {
  const inMonth = `${from.slice(0, 8)}${String(sipDate).padStart(2, '0')}`
  return inMonth >= from ? inMonth : addMonths(inMonth, 1)
}
