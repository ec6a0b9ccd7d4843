import { addDays, formatDate, formatLongDate, type Frequency } from '@portal/kernel'
import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { SipTerms } from '@portal/contracts/orders/order-terms'

/** "₹5,000 a month" */
export const perText: Readonly<Record<Frequency, string>> = {
  Daily: 'every business day',
  Monthly: 'a month',
  Quarterly: 'a quarter',
  'Half Yearly': 'every half year',
  Yearly: 'a year',
}

/** Why the mandate does not pay soon after an instalment that is paid at once. */
export const monthAfterPaid = 'about a month after the instalment that you pay now'

const endings: Readonly<Record<number, string>> = { 1: 'st' }

/** "the 10th", "the 1st", of the seven days of a SIP. */
export const dayText = (day: number): string => `the ${day}${endings[day] ?? 'th'}`

/** "a month on the 10th", "every business day" */
export const oftenText = ({
  sipFrequency,
  sipDate,
}: Pick<SipTerms, 'sipFrequency'> & { sipDate?: number }) =>
  sipDate === undefined ? perText[sipFrequency] : `${perText[sipFrequency]} on ${dayText(sipDate)}`

/** "Mon, 12 Oct 2026" */
export const shortDay = (date: string): string => `${formatLongDate(date).slice(0, 3)}, ${formatDate(date)}`

const weekdayOf = (date: string): string => formatLongDate(date).split(',')[0] ?? ''

/** Why a debit is not on its due date; undefined where it is. */
export function shiftReason({ dueOn, debitOn }: DueDate): string | undefined {
  if (dueOn === debitOn) return undefined
  const weekday = weekdayOf(dueOn)
  const day = `The ${dayText(Number(dueOn.slice(8))).slice(4)}`
  return weekday === 'Saturday' || weekday === 'Sunday'
    ? `${day} is a ${weekday}`
    : `${day} is a market holiday`
}

/** The day on which we remind of a debit: 24 hours before it. */
export const reminderOn = ({ debitOn }: DueDate): string => addDays(debitOn, -1)
