import { parseDate } from '@portal/contracts/format/inner'
import { westernDigits } from '@portal/contracts/format'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A business date as fields show it, DD MMM YYYY: `'01 Jun 1980'`. Text that is no day comes back as it is. */
export function shownDate(date: string): string {
  if (!parseDate(date)) return date
  const [year, month, day] = date.split('-')
  const name = months[Number(month) - 1] ?? ''
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
}

const iso = (year: string, month: number, day: string) =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * What was typed as a business date: `'1 jun 1980'`, `'01 June 1980'`, `'01/06/1980'` (day first) and `'1980-06-01'`
 * are all `'1980-06-01'`, in the digits of any script of India. Undefined where it is no day of the calendar.
 */
export function readTypedDate(text: string): string | undefined {
  const typed = westernDigits(text).trim().toLowerCase()
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2})[\s./-]*([a-z]{3,9})[\s./,-]*(\d{4})$/.exec(typed) ?? []
  const named = months.findIndex((month) => name.startsWith(month))
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4})$/.exec(typed) ?? []
  const found = named >= 0 ? iso(year, named + 1, day) : d ? iso(y, Number(m), d) : typed
  return parseDate(found) ? found : undefined
}
