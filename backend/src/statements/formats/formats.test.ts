import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { StatementFormat, StatementKind } from '@portal/contracts/statements/statement'
import { formatRupees } from '@portal/contracts/format'
import { people } from '../../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../../test-kit/test-portal'
import { statementOf } from '../content/statement-content'
import { gainsOfPeriod } from '../gains/gains-of'
import { bringLanguages, inLanguage } from '../../platform/language'
import { statementFacts } from '../statement-facts'
import { readXlsx, type ReadCell } from '../../../test-kit/statements/read-xlsx'
import { csvOf } from './csv'
import { makeFile } from './make-file'
import { plainRupees } from './plain-cell'
import { schedule112a } from './schedule-112a'

let portal: TestPortal
beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const sinceInception = { from: '2016-01-01', to: '2026-08-25' }
const all = { folioNo: null, schemePlanCode: null }

async function sourceOf(kind: StatementKind, pan: string = people.ravi.pan, days = sinceInception) {
  const { db, clock } = portal.platform
  const when = { now: clock.now(), today: clock.today() }
  const facts = await statementFacts(db, { pan, scope: all, days }, when)
  return { facts, statement: statementOf(facts, kind) }
}
type Source = Awaited<ReturnType<typeof sourceOf>>

const made = async (source: Source, format: StatementFormat) =>
  (await makeFile(source, format, () => undefined)).content
const textOf = async (source: Source, format: StatementFormat) =>
  new TextDecoder().decode(await made(source, format))

const pagesOf = (pdf: Uint8Array, password: string): string[] | 'locked' =>
  JSON.parse(
    execFileSync(process.execPath, [join(__dirname, '../../../test-kit/statements/read-pdf.mjs'), password], {
      input: pdf,
    }).toString(),
  )

const cellsOf = async (source: Source, sheet: string): Promise<ReadCell[]> =>
  readXlsx(await made(source, 'XLSX')).get(sheet) ?? []

test.each<[StatementKind, string]>([
  ['ACCOUNT', people.ravi.pan],
  ['CAPITAL_GAINS', people.ravi.pan],
  ['ELSS', people.ravi.pan],
  ['IDCW', people.asha.pan],
])('the %s statement has one total in every format', async (kind, pan) => {
  const source = await sourceOf(kind, pan)
  const { headline, tables } = source.statement
  const [summary] = tables
  const [, total] = [...(summary?.totals ?? [])].reverse().filter((cell) => typeof cell === 'number')
  const sums = [headline.paise, ...(total === undefined ? [] : [total])]
  expect(headline.paise).not.toBe(0)
  const pdf = (pagesOf(await made(source, 'PDF'), pan) as string[]).join(' ')
  const csv = await textOf(source, 'CSV')
  const json = await textOf(source, 'JSON')
  const cells = await cellsOf(source, 'Summary')
  for (const sum of sums) {
    expect(pdf).toContain(formatRupees(sum).replace('₹', 'Rs. ').replace('\u2212', '-'))
    expect(csv).toContain(plainRupees(sum))
    expect(cells.map(({ value }) => value)).toContain(sum / 100)
  }
  expect(JSON.parse(json).total.amount).toBe(plainRupees(headline.paise))
})

test('a PDF opens with the PAN in capitals and with nothing else', async () => {
  const pdf = await made(await sourceOf('CAPITAL_GAINS'), 'PDF')
  expect(pagesOf(pdf, '')).toBe('locked')
  expect(pagesOf(pdf, people.ravi.pan.toLowerCase())).toBe('locked')
  const [first] = pagesOf(pdf, people.ravi.pan)
  expect(first).toContain('Capital gains')
  expect(first).toContain('Ravi Sinha')
  expect(Buffer.from(pdf).includes('Ravi Sinha')).toBe(false)
})

test('a statement of twenty years tells how far it has come, and loses no row over its pages', async () => {
  const source = await sourceOf('ACCOUNT')
  const [summary, first] = source.statement.tables
  if (!summary || !first) throw new Error('an account has a summary and its transactions')
  const rows = Array.from({ length: 2_400 }, (_, index) => [
    `Row ${index + 1}.`,
    ...(first.rows[0] ?? []).slice(1),
  ])
  const long = { ...source, statement: { ...source.statement, tables: [summary, { ...first, rows }] } }
  const told: number[] = []
  const { content } = await makeFile(long, 'PDF', (part) => told.push(part))
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.every((part) => part > 0 && part <= 1)).toBe(true)
  const pages = pagesOf(content, people.ravi.pan) as string[]
  const found = pages.join(' ').match(/Row \d+\./g)
  expect(found).toEqual(rows.map(([name]) => name))
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
})

test('in a workbook amounts, units and days are numbers, as a spreadsheet reckons with them', async () => {
  const cells = await cellsOf(await sourceOf('CAPITAL_GAINS'), 'Details')
  const at = (column: string) =>
    cells.filter(({ place }) => place.startsWith(column) && Number(place.slice(1)) > 2)
  // Column D is the day of the sale: whole days since 1899.
  const days = at('D').map(({ value }) => value)
  expect(days.filter((value) => typeof value === 'number').every(Number.isInteger)).toBe(true)
  expect(days).toContain(44_592)
  expect(at('E').filter(({ value }) => typeof value === 'number').length).toBeGreaterThan(3)
  expect(at('F').filter(({ value }) => typeof value === 'number').length).toBeGreaterThan(3)
})

/** The rate at which flows are worth nothing, halved out of the cells that a formula names. */
function xirrOfCells(cells: readonly ReadCell[], formula: string): number {
  const [, last = '0'] = /B2:B(\d+)/.exec(formula) ?? []
  const value = (place: string) => Number(cells.find((cell) => cell.place === place)?.value)
  const rows = Array.from({ length: Number(last) - 1 }, (_, index) => index + 2)
  const first = Math.min(...rows.map((row) => value(`A${row}`)))
  const worth = (rate: number) =>
    rows.reduce((sum, row) => sum + value(`B${row}`) / (1 + rate) ** ((value(`A${row}`) - first) / 365), 0)
  let [low, high] = [-0.9, 5]
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2
    if (worth(middle) > 0) low = middle
    else high = middle
  }
  return low
}

test('XIRR() over the cells of the workbook is our rate, to six digits', async () => {
  const cells = await cellsOf(await sourceOf('ACCOUNT'), 'Returns')
  const formula = cells.find((cell) => cell.formula)?.formula ?? ''
  expect(formula).toMatch(/^XIRR\(B2:B(\d+),A2:A\1\)$/)
  const ours = cells.find(({ place }) => place === 'E2')?.value
  expect(xirrOfCells(cells, formula)).toBeCloseTo(Number(ours), 6)
})

test('text that a spreadsheet would take for a formula is text; amounts below zero stay numbers', () => {
  expect(csvOf([['=1+1', '+91', '-2', '-12.50', '@SUM(A1)', '\tx', 'a,"b"', 'plain']])).toBe(
    `'=1+1,'+91,-2,-12.50,'@SUM(A1),'\tx,"a,""b""",plain\r\n`,
  )
})

test('schedule 112A has the old purchases row by row and the later ones together', async () => {
  const source = await sourceOf('CAPITAL_GAINS')
  const [head = '', ...rows] = (await textOf(source, 'SCHEDULE_112A')).trim().split('\r\n')
  expect(head.split(',').slice(0, 3)).toEqual([
    'Share/Unit acquired(1a)',
    'Share/Unit Transferred(1b)',
    'ISIN Code(2)',
  ])
  const cells = rows.map((row) => row.split(','))
  expect(cells.every(({ length }) => length === 15)).toBe(true)
  // The redemptions of 2022, of February 2024 and of August 2025 took units of 2016 and 2017.
  expect(cells.map(([acquired, sold]) => [acquired, sold])).toEqual([
    ['BE', 'BE'],
    ['BE', 'BE'],
    ['BE', 'AE'],
  ])
  const balance = cells.reduce((sum, row) => sum + Math.round(Number(row[14]) * 100), 0)
  const long = source.statement.tables[0]?.rows.find(([category]) => category === 'EQUITY')?.[4]
  expect(balance).toBe(long)
  expect(cells[0]?.[2]).toMatch(/^INF[0-9A-Z]{9}$/)
})

test('schedule 112A of a year before 2024-25 has no column 1b', async () => {
  const days = { from: '2021-04-01', to: '2022-03-31' }
  const csv = await textOf(await sourceOf('CAPITAL_GAINS', people.ravi.pan, days), 'SCHEDULE_112A')
  const [head = '', row = ''] = csv.split('\r\n')
  expect(head).not.toContain('(1b)')
  expect(row.split(',')).toHaveLength(14)
})

test('schedule 112A of 2025-26 on has no column 1b, and all that was bought after January 2018 in one row', async () => {
  const days = { from: '2025-04-01', to: '2026-03-31' }
  const source = await sourceOf('CAPITAL_GAINS', people.asha.pan, days)
  const { gains } = gainsOfPeriod(source.facts)
  const long = gains.filter(({ term, taxClass }) => term === 'long' && taxClass === 'equity')
  expect(new Set(long.map(({ planCode }) => planCode)).size).toBeGreaterThan(1)
  const [head = '', ...rows] = (await textOf(source, 'SCHEDULE_112A')).trim().split('\r\n')
  expect(head).not.toContain('(1b)')
  expect(rows).toHaveLength(1)
  const cells = rows[0]?.split(',') ?? []
  expect(cells).toHaveLength(14)
  expect(cells.slice(0, 3)).toEqual(['AE', 'INNOTREQUIRD', 'CONSOLIDATED'])
  const sum = long.reduce((total, { gainPaise }) => total + gainPaise, 0)
  expect(cells[13]).toBe(plainRupees(sum))

  const old = await sourceOf('CAPITAL_GAINS', people.ravi.pan, days)
  const [, first = ''] = (await textOf(old, 'SCHEDULE_112A')).split('\r\n')
  expect(first.split(',').slice(0, 2)).toEqual(['BE', expect.stringMatching(/^INF/)])
})

test('a name in schedule 112A has only characters that the utility takes', async () => {
  const source = await sourceOf('CAPITAL_GAINS')
  const plans = new Map(
    [...source.facts.plans].map(([code, plan]) => {
      const name = "Neem Large & Mid-Cap Fund (Investors' Choice), Série “A”"
      return [code, { ...plan, scheme: { ...plan.scheme, name } }]
    }),
  )
  const [, row = ''] = schedule112a({ ...source.facts, plans }).split('\r\n')
  expect(row.split(',')[3]).toBe('Neem Large and Mid Cap Fund Investors Choice Serie A')
})

test('the JSON of an account has the folios, schemes and transactions of a consolidated statement', async () => {
  const { folios } = JSON.parse(await textOf(await sourceOf('ACCOUNT'), 'JSON'))
  expect(folios.map(({ folio }: { folio: string }) => folio)).toEqual(['91018018', '91018029'])
  const schemes = folios.flatMap(({ schemes: own }: { schemes: unknown[] }) => own) as {
    scheme_code: string
    open: string
    close: string
    transactions: { type: string; units: string | null }[]
  }[]
  const merged = schemes.find(({ scheme_code }) => scheme_code === 'LMID-DG')
  expect(merged?.transactions.map(({ type }) => type)).toEqual(['PURCHASE', 'SWITCH_OUT_MERGER'])
  for (const { open, close, transactions } of schemes) {
    const moved = transactions.reduce((sum, { units }) => sum + Math.round(Number(units ?? 0) * 1000), 0)
    expect(Math.round(Number(open) * 1000) + moved).toBe(Math.round(Number(close) * 1000))
  }
})

test.each<[StatementKind, string, string]>([
  ['ACCOUNT', 'अकाउंट स्टेटमेंट', 'बैलेंस'],
  ['CAPITAL_GAINS', 'लाभ', 'कुल'],
])(
  'in Hindi the %s statement is a PDF with the same figures, and a workbook',
  async (kind, title, column) => {
    const english = await sourceOf(kind)
    await inLanguage('hi', async () => {
      const source = await sourceOf(kind)
      expect(source.statement.title).toContain(title)
      const pages = pagesOf(await made(source, 'PDF'), people.ravi.pan) as string[]
      const words = pages.join(' ')
      // Devanagari is read sign by sign here; words without a sign before its letter are whole.
      expect(words).toContain(column)
      expect(words).toContain(people.ravi.name)
      expect(words).toContain(formatRupees(english.statement.headline.paise))
      expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
      expect((await cellsOf(source, 'सारांश')).map(({ value }) => value)).toContain(
        english.statement.headline.paise / 100,
      )
    })
  },
)
