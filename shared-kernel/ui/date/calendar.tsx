import { words } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { DayPicker, type Matcher } from 'react-day-picker'
import { indiaToday } from '@portal/contracts/format'
import { parseDate } from '@portal/contracts/format/inner'
import { Icon } from '../icon/public'
import type { CalendarProps, CalendarRules } from './calendar-rules'
import styles from './calendar.module.css'
import { shownDate } from './typed-date'

/** The picker counts in days of the browser's clock; business dates have no clock. */
const toDay = (date: string): Date => {
  const day = parseDate(date) ?? new Date(Number.NaN)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
}
const toDate = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part, at) => String(part).padStart(at ? 2 : 4, '0'))
    .join('-')

const yearsBack = 100

function disabledDays({ min, max, reasonOf }: CalendarRules): Matcher[] {
  return [
    ...(min ? [{ before: toDay(min) }] : []),
    ...(max ? [{ after: toDay(max) }] : []),
    (day: Date) => reasonOf?.(toDate(day)) !== undefined,
  ]
}

function firstMonth(value: string, { defaultMonth, min, max }: CalendarRules, today: string): Date {
  if (parseDate(value)) return toDay(value)
  const month = defaultMonth ?? today
  return toDay(min && month < min ? min : max && month > max ? max : month)
}

/** A month of days with month and year selects; arrows move, Page keys change the month. */
export default function Calendar({ label, value, rules, onPick }: CalendarProps) {
  const today = indiaToday()
  const { min, max, reasonOf } = rules
  const selected = parseDate(value) ? toDay(value) : undefined
  const start = min ?? `${Number(today.slice(0, 4)) - yearsBack}-01-01`
  const end = max ?? `${Number(today.slice(0, 4)) + yearsBack}-12-31`
  return (
    <DayPicker
      mode="single"
      autoFocus
      fixedWeeks
      showOutsideDays
      weekStartsOn={1}
      captionLayout="dropdown"
      navLayout="around"
      aria-label={label}
      selected={selected}
      onSelect={(day) => onPick(day ? toDate(day) : value)}
      defaultMonth={firstMonth(value, rules, today)}
      startMonth={toDay(start)}
      endMonth={toDay(end)}
      today={toDay(today)}
      disabled={disabledDays(rules)}
      modifiers={{ closed: (day) => reasonOf?.(toDate(day)) !== undefined }}
      modifiersClassNames={{ closed: styles.closed ?? '' }}
      classNames={classNames}
      formatters={{
        formatMonthDropdown: (month) =>
          said(month, { month: 'short' }) ?? shownDate(toDate(month)).slice(3, 6),
        formatWeekdayName: (day) =>
          said(day, { weekday: 'short' }) ?? weekdays[day.getDay()]?.slice(0, 2) ?? '',
      }}
      labels={{
        labelDayButton: (day, { selected: chosen }) =>
          dayLabel(toDate(day), chosen === true, today, reasonOf),
        labelMonthDropdown: () => t`Month`,
        labelYearDropdown: () => t`Year`,
        labelPrevious: () => t`Previous month`,
        labelNext: () => t`Next month`,
      }}
      components={{
        Chevron: ({ orientation = 'down' }) => <Icon name={`chevron-${orientation}`} size="sm" />,
      }}
    />
  )
}

function dayLabel(date: string, chosen: boolean, today: string, reasonOf: CalendarRules['reasonOf']): string {
  const reason = reasonOf?.(date)
  const day = toDay(date)
  return [
    date === today && t`Today`,
    `${said(day, { weekday: 'long' }) ?? weekdays[day.getDay()]}, ${shownDate(date)}`,
    chosen && t`chosen`,
    reason,
  ]
    .filter(Boolean)
    .join(', ')
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- in English alone; every other language has its own
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A part of a day in another language than English, which the house writes itself. */
const said = (day: Date, part: Intl.DateTimeFormatOptions): string | undefined =>
  words.intlLocale.startsWith('en') ? undefined : new Intl.DateTimeFormat(words.intlLocale, part).format(day)

const classNames = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdown,
  dropdown: styles.select,
  caption_label: styles.selectText,
  button_previous: styles.previous,
  button_next: styles.next,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  outside: styles.outside,
  disabled: styles.disabled,
}
