import { textOf } from '@portal/kernel'
import type { Holding } from '@portal/contracts/folios/investor'
import { type SheetCell, sheetColumns } from './portfolio-sheet'

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
const tame = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function field(cell: SheetCell): string {
  if ('number' in cell) return cell.number
  const text = tame(cell.text)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The holdings as CSV (RFC 4180), with a mark by which spreadsheets know that it is UTF-8. */
export function portfolioCsv(holdings: readonly Holding[]): string {
  const head = sheetColumns.map(({ header }) => field({ text: textOf(header) }))
  const rows = holdings.map((holding) => sheetColumns.map(({ cell }) => field(cell(holding))))
  return `\ufeff${[head, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}
