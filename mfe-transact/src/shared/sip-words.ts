import { addDays, formatDate, formatLongDate, type Frequency } from '@portal/kernel'
import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { SipTerms } from '@portal/contracts/orders/order-terms'
import type { Figures } from '@portal/contracts/support/figures'
import { dayName } from './days'
import type { TimelineStep } from './nav-timing'

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

/** How long before each debit we remind of it: "a day", "37 hours". */
export const noticeText = ({ debitNoticeHours }: Pick<Figures, 'debitNoticeHours'>): string =>
  debitNoticeHours === 24 ? 'a day' : `${debitNoticeHours} hours`

/** The reminder of a debit, as a step before it; none until the figures say how long before. */
export const reminderOf = (
  { debitOn }: DueDate,
  figures: Pick<Figures, 'debitNoticeHours'> | undefined,
): TimelineStep[] =>
  figures
    ? [
        {
          state: 'next',
          title: `${dayName(addDays(debitOn, -Math.ceil(figures.debitNoticeHours / 24)))}: we remind you`,
          text: `By e-mail and SMS, ${noticeText(figures)} before each debit.`,
        },
      ]
    : []
