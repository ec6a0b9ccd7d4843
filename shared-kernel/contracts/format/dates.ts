import { words } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { indiaClock, parseDate, type Moment } from './india-calendar'

/* eslint-disable lingui/no-unlocalized-strings -- English's own days; every other language takes them from Intl. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/* eslint-enable lingui/no-unlocalized-strings */

/** English as the house writes it, whatever version of it a browser brings; every other language as its people do. */
function shown(
  date: string,
  write: (day: number, month: string, year: number, weekday: string) => string,
  parts: Intl.DateTimeFormatOptions,
): string {
  const parsed = parseDate(date)
  if (!parsed) return date
  const locale = words.intlLocale
  if (!locale.startsWith('en'))
    return new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC', ...parts }).format(parsed)
  return write(
    parsed.getUTCDate(),
    months[parsed.getUTCMonth()] ?? '',
    parsed.getUTCFullYear(),
    weekdays[parsed.getUTCDay()] ?? '',
  )
}

const short = { month: 'short', year: 'numeric' } as const
const long = { weekday: 'long', month: 'long', year: 'numeric' } as const

/**
 * A business date for tables: `'25 Aug 2026'`. Text that is no day comes back as it is (S9.058; visual design:
 * type and numbers).
 */
export function formatDate(date: string): string {
  return shown(date, (day, month, year) => `${day} ${month.slice(0, 3)} ${year}`, short)
}

/** A business date where it decides money: `'Tuesday, 25 August 2026'` (visual design: type and numbers). */
export function formatLongDate(date: string): string {
  return shown(date, (day, month, year, weekday) => `${weekday}, ${day} ${month} ${year}`, long)
}

/** The business date on which an instalment is due and, where it is dealt on another one, that date too (visual design: type and numbers). */
export const formatDueDate = (dueOn: string, dealtOn: string): string =>
  dueOn === dealtOn
    ? formatLongDate(dueOn)
    : t`${{ dueOn: formatLongDate(dueOn) }}, carried out on ${{ dealtOn: formatLongDate(dealtOn) }}`

/** A business date in a feed of the current year: `'24 Aug'` (visual design: type and numbers). */
export function formatShortDate(date: string): string {
  return shown(date, (day, month) => `${day} ${month.slice(0, 3)}`, { month: 'short' })
}

function atHour(hour: number, minutes: string): string {
  const time = `${hour % 12 || 12}:${minutes}`
  return hour < 12 ? t`${time} am` : t`${time} pm`
}

/** The time of a moment on India's clock: `'1:24 pm'` (S9.058); empty for an invalid moment. */
export function formatTime(moment: Moment): string {
  const clock = indiaClock(moment)
  if (Number.isNaN(clock.getTime())) return ''
  return atHour(clock.getUTCHours(), String(clock.getUTCMinutes()).padStart(2, '0'))
}

/** A wall time of the contract, `'15:00'`, as people write it: `'3:00 pm'` (visual design: type and numbers). */
export function formatClockTime(time: string): string {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined) return time
  return atHour(Number(hour), minute ?? '')
}

/**
 * Time left, in milliseconds: `'1 h 42 min left'`, `'42 min left'`, and from ten minutes down `'9:59'` … `'0:00'`
 * (visual design: type and numbers).
 */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds <= 600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours ? t`${hours} h ${{ minutes: minutes % 60 }} min left` : t`${minutes} min left`
}
