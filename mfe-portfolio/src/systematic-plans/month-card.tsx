import {
  Card,
  classNames,
  formatLongDate,
  formatRupeesRounded,
  IconButton,
  listed,
  VisuallyHidden,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { CalendarEntry } from '@portal/contracts/systematic-plans/systematic-plan'
import type { PlanCalendar } from './calendar-section'
import { monthAway, type MonthDay, monthOf, weeksOf } from './month'
import styles from './systematic-plans.module.css'

const weekdays = () => [
  [t`Mo`, t`Monday`],
  [t`Tu`, t`Tuesday`],
  [t`We`, t`Wednesday`],
  [t`Th`, t`Thursday`],
  [t`Fr`, t`Friday`],
  [t`Sa`, t`Saturday`],
  [t`Su`, t`Sunday`],
]

export interface MonthCardProps {
  calendar: PlanCalendar
  /** "2026-09" */
  month: string
  entries: readonly CalendarEntry[]
  onMonth: (month: string) => void
}

/** One month with what each day brings; narrow screens show that there is something, the list says what. */
export function MonthCard({ calendar, month, entries, onMonth }: MonthCardProps) {
  const name = formatLongDate(`${month}-01`).replace(/^\S+ \d+ /, '')
  const go = (count: number) => () => onMonth(monthAway(month, count))
  return (
    <Card
      title={name}
      action={
        <div className={styles.months}>
          <IconButton
            icon="chevron-left"
            label={t`Previous month`}
            disabled={month <= monthOf(calendar.from)}
            onClick={go(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={t`Next month`}
            disabled={month >= monthOf(calendar.to)}
            onClick={go(1)}
          />
        </div>
      }
    >
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{t`Instalments in ${name}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays().map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, entries).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (day ? <Day key={day.date} day={day} /> : <td key={place} />))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small}>{closedText(month, calendar.holidays)}</p>
    </Card>
  )
}

function Day({ day: { day, entries, isWeekend } }: { day: MonthDay }) {
  return (
    <td className={classNames(entries.length > 0 && styles.due, isWeekend && styles.weekend)}>
      <span className={styles.dayNumber}>{day}</span>
      {entries.map((entry) => (
        <span key={`${entry.planId} ${entry.dueOn}`} className={styles.entry}>
          {amountText(entry)}
        </span>
      ))}
    </td>
  )
}

/** Money that reaches the investor has a plus. */
export const amountText = ({ kind, amount }: CalendarEntry): string =>
  `${kind === 'SWP' ? '+' : ''}${formatRupeesRounded(amount)}`

function closedText(month: string, holidays: readonly string[]): string {
  const days = holidays.filter((date) => monthOf(date) === month).map((date) => String(Number(date.slice(8))))
  if (!days.length)
    return t`Markets are closed at weekends. What is due then is done on the next business day.`
  return t`Markets are closed at weekends and on ${{ days: listed(days) }} ${{ name: monthWord(month) }}. What is due then is done on the next business day.`
}

const monthWord = (month: string): string => formatLongDate(`${month}-01`).split(' ')[2] ?? ''
