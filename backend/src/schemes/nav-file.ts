import { Decimal } from 'decimal.js'

/** One usable line of a public NAV file. */
export interface NavLine {
  schemeCode: string
  isins: string[]
  /** "2026-08-18" */
  date: string
  /** Rupees with 4 decimals. */
  nav: string
}

export interface NavFile {
  lines: NavLine[]
  /** Lines that look like data and cannot be used, by reason. */
  bad: Map<string, number>
}

type Columns = Record<'code' | 'nav' | 'date', number> & { isins: number[]; count: number }

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
/** What numeric(14,4) holds. */
const mostNav = new Decimal('9999999999')

/**
 * Reads a NAV file as AMFI publishes it, whichever of its layouts: columns are found by the names in the header.
 * Lines without a semicolon are headings. Throws an Error when there is no header with code, NAV and date.
 */
export function readNavFile(text: string): NavFile {
  const file: NavFile = { lines: [], bad: new Map() }
  let columns: Columns | undefined
  for (const line of text.split(/\r?\n/)) {
    if (!line.includes(';')) continue
    const cells = line.split(';').map((cell) => cell.trim())
    const header = columnsOf(cells)
    if (header) {
      columns = header
      continue
    }
    if (!columns) continue
    const read = readLine(cells, columns)
    if (typeof read === 'string') file.bad.set(read, (file.bad.get(read) ?? 0) + 1)
    else file.lines.push(read)
  }
  if (!columns) throw new Error('The file has no header line with Scheme Code, Net Asset Value and Date.')
  return file
}

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
