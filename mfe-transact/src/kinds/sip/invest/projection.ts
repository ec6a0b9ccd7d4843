import { addMonths, instalmentOn, sipSchedule, type SipTiming } from '@portal/kernel'

/** What a year is assumed to bring in the picture of a SIP's future: a share, no promise. */
export const assumedReturn = 0.08

/** How a SIP stands some months after its first debit; money in paise. */
export interface ProjectedMonth {
  date: string
  paid: number
  value: number
}

/**
 * A SIP month by month over some years, if every year brought the assumed return: what was paid in until then, and what
 * it would be worth. The instalment of a month counts from its due date; the last month is looked at before it is paid.
 */
export function projectionOf(sip: SipTiming, years: number, yearlyReturn = assumedReturn): ProjectedMonth[] {
  const { everyMonths, installments } = sipSchedule(sip)
  const growth = (1 + yearlyReturn) ** (1 / 12)
  const months: ProjectedMonth[] = []
  let paid = 0
  let value = 0
  for (let month = 0; month <= years * 12; month++) {
    const date = addMonths(sip.sipStartDate, month)
    const isDue =
      month < years * 12 &&
      month % everyMonths === 0 &&
      (installments === null || month / everyMonths < installments)
    const now = (isDue ? instalmentOn(sip, date) : 0) + (month === 0 && sip.payFirstNow ? sip.amount : 0)
    paid += now
    value = value * growth + now
    months.push({ date, paid, value: Math.round(value) })
  }
  return months
}

/** The same SIP with all instalments alike. */
export const withoutStepUp = (sip: SipTiming): SipTiming => ({ ...sip, sipTopUp: undefined })
