import { indiaDate } from '@portal/contracts/format'
import { BusinessDate } from '@portal/contracts/wire/common'
import { FileRefusal } from './file-refusal'

/** In what a file counts money. */
export type AmountUnit = 'rupees' | 'paise'
/** Which part of 05/06/2026 is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const badNumber = (column: string, text: string, must: string, line: number) =>
  new FileRefusal(`${column} is "${text}"; it must be ${must}`, line)

/** Groups of thousands, Indian or Western: "1,00,000.50". */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** A decimal number as digits before and after the point; undefined where it is none. */
function decimal(text: string): { sign: '' | '-'; whole: string; part: string } | undefined {
  const plain = grouped.test(text) ? text.replaceAll(',', '') : text
  const [, sign, whole, part = ''] = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(plain) ?? []
  return whole === undefined
    ? undefined
    : { sign: sign === '-' ? '-' : '', whole, part: part.replace(/0+$/, '') }
}

/** Integer paise of an amount, exactly; an empty one is 0. @throws FileRefusal for anything that is no such amount */
export function paiseOf(text: string, unit: AmountUnit, column: string, line: number): number {
  if (text === '') return 0
  const number = decimal(text)
  const decimals = unit === 'rupees' ? 2 : 0
  if (!number || number.part.length > decimals)
    throw badNumber(
      column,
      text,
      unit === 'rupees' ? 'rupees with at most two decimals' : 'whole paise',
      line,
    )
  const paise = Number(`${number.whole}${number.part.padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(paise)) throw badNumber(column, text, 'an amount that can be counted', line)
  return number.sign && paise ? -paise : paise
}

/** Units with exactly 3 decimals, a NAV with 4: zeros are added, and no digit is lost. @throws FileRefusal */
export function decimalOf(text: string, decimals: 3 | 4, column: string, line: number): string {
  const number = decimal(text)
  if (!number || number.part.length > decimals)
    throw badNumber(column, text, `a number with at most ${decimals} decimals`, line)
  const { whole, part } = number
  const value = `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(decimals, '0')}`
  return number.sign && /[1-9]/.test(value) ? `-${value}` : value
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day in India of a date or moment: 2026-08-25, 25-Aug-2026, 25/08/2026 10:15:00 (by the order of the layout), or
 * seconds since 1970, as APIs count. A moment with a zone is of India's clock; one without is taken to be.
 * @throws FileRefusal
 */
export function dayOf(text: string, order: DateOrder, column: string, line: number): string {
  const day = /^\d{9,10}$/.test(text) ? indiaDate(Number(text) * 1000) : dayIn(text, order)
  if (day === undefined || !BusinessDate.safeParse(day).success) throw badNumber(column, text, 'a date', line)
  return day
}

function dayIn(text: string, order: DateOrder): string | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) {
    const moment = new Date(text)
    return Number.isNaN(moment.getTime()) ? undefined : indiaDate(moment)
  }
  const [date = ''] = text.split(/[T ]/)
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return date
  const [, first, second = '', year] = /^(\d{1,2})[-/.]([A-Za-z]{3}|\d{1,2})[-/.](\d{4})$/.exec(date) ?? []
  if (first === undefined) return undefined
  const named = months.indexOf(second.toLowerCase()) + 1
  const [dayText, month] =
    named > 0 ? [first, String(named)] : order === 'dayFirst' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${dayText.padStart(2, '0')}`
}

/** "1234.05": exactly, since the last two digits of paise are its decimals. */
export const rupeesOf = (paise: number): string =>
  `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
