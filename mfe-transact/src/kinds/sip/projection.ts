import { addDays, addMonths, duesBetween, instalmentOn, sipSchedule, type SipTiming } from '@portal/kernel'

/** What a year is assumed to bring in the picture of a SIP's future: a share, no promise. */
export const assumedReturn = 0.08

/** How a SIP stands at some time; money in paise, its value with fractions. */
export interface Projected {
  paid: number
  value: number
}

/** Some months after its first debit. */
export interface ProjectedMonth extends Projected {
  date: string
}

const monthly = (yearlyReturn: number) => (1 + yearlyReturn) ** (1 / 12)

/**
 * A SIP month by month over some years, if every year brought the assumed return: what was paid in until then, and what
 * it would be worth. The instalments of a month count from its first day on; the last month is looked at before it is paid.
 */
export function projectionOf(sip: SipTiming, years: number, yearlyReturn = assumedReturn): ProjectedMonth[] {
  const { lastDue } = sipSchedule(sip)
  const growth = monthly(yearlyReturn)
  const months: ProjectedMonth[] = []
  let paid = 0
  let value = 0
  for (let month = 0; month <= years * 12; month++) {
    const date = addMonths(sip.sipStartDate, month)
    const monthEnd = addDays(addMonths(date, 1), -1)
    const until = lastDue !== null && lastDue < monthEnd ? lastDue : monthEnd
    const times = month < years * 12 ? duesBetween(sip, date, until) : 0
    const now = times * instalmentOn(sip, date) + (month === 0 && sip.payFirstNow ? sip.amount : 0)
    paid += now
    value = value * growth + now
    months.push({ date, paid, value })
  }
  return months
}

/** How a projected SIP stands after each of its years, before the next instalment. */
export const yearEnds = (months: readonly ProjectedMonth[], yearlyReturn = assumedReturn): Projected[] =>
  months
    .filter((_, month) => month % 12 === 11)
    .map(({ paid, value }) => ({ paid, value: value * monthly(yearlyReturn) }))

/** The same SIP with all instalments alike. */
export const withoutStepUp = (sip: SipTiming): SipTiming => ({ ...sip, sipTopUp: undefined })
