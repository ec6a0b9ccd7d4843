import { Decimal } from 'decimal.js'
import { linesOf, NavFileFault } from './nav-file-lines'

/** One usable line of a public NAV file. */
export interface NavLine {
  schemeCode: string
  isins: string[]
  /** "2026-08-18" */
  date: string
  /** Rupees with 4 decimals. */
  nav: string
}

type Columns = Record<'code' | 'nav' | 'date', number> & { isins: number[]; count: number }

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
/** The first mutual fund of India opened on that day. */
const firstFund = '1964-07-01'
/** What numeric(14,4) holds. */
const mostNav = new Decimal('9999999999')

/** How many lines look like data and cannot be used, by reason. */
export type LeftOut = Map<string, number>

export function leaveOut(bad: LeftOut, reason: string): void {
  bad.set(reason, (bad.get(reason) ?? 0) + 1)
}

/**
 * The usable lines of a NAV file as AMFI publishes it, whichever of its layouts, as they are read: columns are found by
 * the names in the header, lines without a semicolon are headings. What cannot be used is counted in `bad`.
 * Throws a NavFileFault when there is no header with code, NAV and date, no data below it, or half a line at the end.
 */
export async function* readNavFile(source: AsyncIterable<Uint8Array>, bad: LeftOut): AsyncGenerator<NavLine> {
  let columns: Columns | undefined
  let dataLines = 0
  for await (const { text, ended } of linesOf(source)) {
    const cells = text.split(';').map((cell) => cell.trim())
    const header = /scheme/i.test(cells[0] ?? '') || !columns ? columnsOf(cells) : undefined
    columns = header ?? columns
    if (header) continue
    const read = columns && cells.length > 1 ? readLine(cells, columns) : undefined
    if (columns && !ended && typeof read !== 'object' && text.trim()) throw cutOff()
    if (!read) continue
    dataLines++
    if (typeof read === 'string') leaveOut(bad, read)
    else yield read
  }
  if (!columns)
    throw new NavFileFault('The file has no header line with Scheme Code, Net Asset Value and Date.')
  if (!dataLines) throw new NavFileFault('The file has a header and nothing below it.')
}

const cutOff = () =>
  new NavFileFault('The file ends in the middle of a line: a part of it is missing. Fetch it again.')

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const place = (name: string) => names.indexOf(name)
  const found = { code: place('schemecode'), nav: place('netassetvalue'), date: place('date') }
  if (Object.values(found).includes(-1)) return undefined
  const isins = names.flatMap((name, index) => (name.startsWith('isin') ? [index] : []))
  return { ...found, isins, count: cells.length }
}

function readLine(cells: readonly string[], columns: Columns): NavLine | string {
  if (cells.length !== columns.count) return 'wrong number of columns'
  const schemeCode = cells[columns.code] ?? ''
  if (!/^\d{1,10}$/.test(schemeCode)) return 'no scheme code'
  const nav = readNav(cells[columns.nav] ?? '')
  if (!(nav instanceof Decimal)) return nav
  const date = readDate(cells[columns.date] ?? '')
  if (!date) return 'date not readable'
  if (date < firstFund) return 'date before there were funds'
  const isins = columns.isins
    .map((index) => cells[index] ?? '')
    .filter((isin) => /^IN[A-Z0-9]{10}$/.test(isin))
  return { schemeCode, isins, date, nav: nav.toFixed(4) }
}

function readNav(text: string): Decimal | string {
  if (/^(-|#?N\.?\/?A\.?|B\.?C\.?)?$/i.test(text)) return 'no NAV'
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(text)) return 'NAV not a number'
  const nav = new Decimal(text).toDecimalPlaces(4, Decimal.ROUND_HALF_UP)
  if (nav.lte(0)) return 'NAV not above zero'
  return nav.gt(mostNav) ? 'NAV too large' : nav
}

function readDate(text: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d{2})-([A-Za-z]{3})-(\d{4})$/.exec(text) ?? []
  const month = months.indexOf(name.toUpperCase()) + 1
  const date = `${year}-${String(month).padStart(2, '0')}-${day}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : undefined
}
