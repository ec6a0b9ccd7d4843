import { t } from '@portal/contracts/words/macros'
import type {
  StatementCell,
  StatementColumnType,
  StatementTable,
} from '@portal/contracts/statements/statement'
import type { Cell, SheetData } from 'write-excel-file/node'
import { plainCell } from './plain-cell'
import type { StatementSource } from './statement-file'
import { type FlowRow, xirrOf } from '../../portfolio/flows'
import { accountsOf } from '../account/accounts-of'
import { inScope, type StatementFacts } from '../statement-facts'

/** The money of an account as a rate of return sees it: paid in is negative, received net of load and taxes and still owned positive. */
interface AccountFlows {
  /** In their order; the last one is the value on the last day. */
  flows: { date: string; paise: number }[]
  rate: number
}

const paysIn: ReadonlySet<string> = new Set(['PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN'])

/** Undefined where a yearly rate says nothing: in the first year, or without money both ways. */
function accountFlows(facts: StatementFacts): AccountFlows | undefined {
  const flows = facts.moves
    .filter((move) => inScope(facts.scope, move) && move.kind !== 'IDCW_REINVEST')
    .map(({ folioNo, planCode, date, kind, amountPaise, withheldPaise }): FlowRow => {
      const paise = paysIn.has(kind) ? -amountPaise : amountPaise - withheldPaise
      return { folio_no: folioNo, plan_code: planCode, date, paise }
    })
  const value = accountsOf(facts).reduce((sum, { valuePaise }) => sum + valuePaise, 0)
  const { to } = facts.days
  const rate = xirrOf(flows, value, to)
  if (rate === null) return undefined
  return { flows: [...flows.map(({ date, paise }) => ({ date, paise })), { date: to, paise: value }], rate }
}

const rupees = '#,##,##0.00'
const day = 'dd-mmm-yyyy'
const numberFormats: Partial<Record<StatementColumnType, string>> = {
  money: rupees,
  gain: rupees,
  units: '#,##0.000',
  nav: '#,##0.0000',
}
const widths: Readonly<Record<StatementColumnType, number>> = {
  text: 34,
  category: 20,
  folio: 14,
  date: 13,
  units: 14,
  nav: 12,
  money: 16,
  gain: 16,
}

const bold = (value: string): Cell => ({ value, fontWeight: 'bold' })
const dateCell = (date: string): Cell => ({ value: new Date(`${date}T00:00:00Z`), type: Date, format: day })
const moneyCell = (paise: number): Cell => ({ value: paise / 100, type: Number, format: rupees })

/** Numbers and days as such, so that a spreadsheet reckons with them; all else as text, which never acts. */
function excelCell(cell: StatementCell, type: StatementColumnType): Cell {
  if (cell === null) return null
  const format = numberFormats[type]
  if (typeof cell === 'number') return moneyCell(cell)
  if (type === 'date') return dateCell(cell)
  if (format) return { value: Number(cell), type: Number, format }
  return { value: plainCell(cell, type), type: String }
}

const emphasised = (cell: Cell): Cell =>
  cell !== null && typeof cell === 'object' && 'value' in cell ? { ...cell, fontWeight: 'bold' } : cell

function tableRows({ title, columns, rows, totals }: StatementTable): SheetData {
  const cells = (row: readonly StatementCell[]) =>
    row.map((cell, at) =>
      typeof cell === 'string' && cell === t`Total`
        ? bold(cell)
        : excelCell(cell, columns[at]?.type ?? 'text'),
    )
  return [
    [bold(title)],
    columns.map(({ header }) => bold(header)),
    ...rows.map(cells),
    ...(totals ? [cells(totals).map(emphasised)] : []),
    [],
  ]
}

function firstSheet({ statement, facts }: StatementSource): SheetData {
  const { title, from, to, headline, figures, tables } = statement
  const [summary] = tables
  return [
    [bold(title)],
    [t`Investor`, facts.investor.name],
    [t`PAN`, facts.investor.pan],
    [t`Folio`, facts.scope.folioNo ?? t`All Folios`],
    [t`From`, dateCell(from)],
    [t`To`, dateCell(to)],
    [headline.label, emphasised(moneyCell(headline.paise))],
    ...figures.map(({ label, paise }) => [label, moneyCell(paise)]),
    [],
    ...(summary ? tableRows(summary) : []),
  ]
}

/** The flows with the formula beside our own result: who doubts one can see the other. */
function returnsSheet({ flows, rate }: AccountFlows): SheetData {
  const last = flows.length + 1
  return [
    [bold(t`Date`), bold(t`Amount`), null, bold(t`XIRR by this sheet`), bold(t`XIRR by us`)],
    ...flows.map(({ date, paise }, index): Cell[] => {
      const row = [dateCell(date), moneyCell(paise)]
      if (index > 0) return row
      const formula: Cell = { value: `XIRR(B2:B${last},A2:A${last})`, type: 'Formula', format: '0.0000%' }
      return [...row, null, formula, { value: rate, type: Number, format: '0.0000%' }]
    }),
  ]
}

const columnsOf = (tables: readonly StatementTable[]) => {
  const types = tables.map(({ columns }) => columns.map(({ type }) => widths[type]))
  const most = Math.max(0, ...types.map((row) => row.length))
  return Array.from({ length: most }, (_, at) => ({ width: Math.max(...types.map((row) => row[at] ?? 0)) }))
}

/** A workbook: what sums up, what happened, and of an account its rate of return. */
export async function statementXlsx(source: StatementSource): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const { statement, facts } = source
  const [summary, ...details] = statement.tables
  const flows = statement.kind === 'ACCOUNT' ? accountFlows(facts) : undefined
  const sheets = [
    { sheet: t`Summary`, data: firstSheet(source), columns: columnsOf(summary ? [summary] : []) },
    ...(details.length
      ? [{ sheet: t`Details`, data: details.flatMap(tableRows), columns: columnsOf(details) }]
      : []),
    ...(flows
      ? [
          {
            sheet: t`Returns`,
            data: returnsSheet(flows),
            columns: [13, 16, 4, 20, 14].map((width) => ({ width })),
          },
        ]
      : []),
  ]
  return new Uint8Array(await writeExcelFile(sheets).toBuffer())
}
