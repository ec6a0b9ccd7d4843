import { textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import writeXlsxFile, { type CellObject, type Row } from 'write-excel-file/universal'
import { type SheetCell, sheetColumns } from './portfolio-sheet'

/** So that the library compresses every part at once: for larger ones it would start a worker that our CSP forbids. */
const rowsASheet = 200

const headRow = (): Row =>
  sheetColumns.map(({ header }) => ({ value: textOf(header), type: String, fontWeight: 'bold' }))

function cellOf(cell: SheetCell): CellObject {
  if ('text' in cell) return { value: cell.text, type: String }
  return { value: Number(cell.number), type: Number, format: `0.${'0'.repeat(cell.decimals)}` }
}

/** The holdings as an Excel workbook; texts are texts there, never formulas. */
export function portfolioXlsx(holdings: readonly Holding[]): Promise<Blob> {
  const count = Math.max(1, Math.ceil(holdings.length / rowsASheet))
  const sheets = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const rows = holdings.slice(index * rowsASheet, (index + 1) * rowsASheet)
    return {
      sheet: count > 1 ? t`Portfolio ${number}` : t`Portfolio`,
      columns: sheetColumns.map(({ width = 16 }) => ({ width })),
      stickyRowsCount: 1,
      data: [headRow(), ...rows.map((holding): Row => sheetColumns.map(({ cell }) => cellOf(cell(holding))))],
    }
  })
  return writeXlsxFile(sheets).toBlob()
}
