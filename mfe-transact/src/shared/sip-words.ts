import { addDays, formatDate, type Frequency } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { SipTerms } from '@portal/contracts/orders/order-terms'
import type { Figures } from '@portal/contracts/support/figures'
import { dayName } from './days'
import type { TimelineStep } from './nav-timing'

/** "₹5,000 a month", in the language that is on when it is read. */
export const perText: Readonly<Record<Frequency, string>> = {
  get Daily() {
    return t`every business day`
  },
  get Monthly() {
    return t`a month`
  },
  get Quarterly() {
    return t`a quarter`
  },
  get 'Half Yearly'() {
    return t`every half year`
  },
  get Yearly() {
    return t`a year`
  },
}

/** Why the mandate does not pay soon after an instalment that is paid at once. */
export const laterText = () => t`It comes about a month after the instalment that you pay now.`

/** "10th", "1st", of the seven days of a SIP. */
const ordinalOf = (day: number): string => (day === 1 ? t`1st` : t`${day}th`)

/** "the 10th", "the 1st" */
export const dayText = (day: number): string => t`the ${{ ordinal: ordinalOf(day) }}`

/** "a month on the 10th", "every business day" */
export function oftenText({
  sipFrequency,
  sipDate,
}: Pick<SipTerms, 'sipFrequency'> & { sipDate?: number }): string {
  const often = perText[sipFrequency]
  return sipDate === undefined ? often : t`${often} on ${{ day: dayText(sipDate) }}`
}

/** "Mon, 12 Oct 2026" */
export const shortDay = (date: string): string =>
  `${shortWeekdays()[weekdayOf(date)] ?? ''}, ${formatDate(date)}`

const shortWeekdays = () => [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`]

/** 0 on a Sunday. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay()

/** Why a debit is not on its due date; undefined where it is. */
export function shiftReason({ dueOn, debitOn }: DueDate): string | undefined {
  if (dueOn === debitOn) return undefined
  const weekday = weekdayOf(dueOn)
  const ordinal = ordinalOf(Number(dueOn.slice(8)))
  if (weekday === 6) return t`The ${ordinal} is a Saturday`
  return weekday === 0 ? t`The ${ordinal} is a Sunday` : t`The ${ordinal} is a market holiday`
}

/** The same as a sentence. */
export function shiftText(due: DueDate): string | undefined {
  const reason = shiftReason(due)
  return reason && t`${reason}.`
}

/** How long before each debit we remind of it: "a day", "37 hours". */
export const noticeText = ({ debitNoticeHours }: Pick<Figures, 'debitNoticeHours'>): string =>
  debitNoticeHours === 24 ? t`a day` : plural(debitNoticeHours, { one: '# hour', other: '# hours' })

/** The reminder of a debit, as a step before it; none until the figures say how long before. */
export const reminderOf = (
  { debitOn }: DueDate,
  figures: Pick<Figures, 'debitNoticeHours'> | undefined,
): TimelineStep[] => {
  if (!figures) return []
  const day = dayName(addDays(debitOn, -Math.ceil(figures.debitNoticeHours / 24)))
  const notice = noticeText(figures)
  return [
    {
      state: 'next',
      title: t`${day}: we remind you`,
      text: t`By e-mail and SMS, ${notice} before each debit.`,
    },
  ]
}
