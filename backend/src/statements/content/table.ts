import { t } from '@portal/contracts/words/macros'
import type {
  StatementCell,
  StatementColumnType,
  StatementTable,
} from '@portal/contracts/statements/statement'

/** One column of a statement: how it is read, and where its cells and its total come from. */
export interface TableColumn<Row> {
  header: string
  type: StatementColumnType
  cell: (row: Row) => StatementCell
  /** Sums the column up in the last line. */
  summed?: boolean
}

export const sumOf = <Row>(rows: readonly Row[], paise: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + paise(row), 0)

/** A table of a statement; where a column is summed up it gets a last line, whose first cell is its name. */
export function tableOf<Row>(
  title: string,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  note: string | null = null,
): StatementTable {
  const total = ({ cell, summed }: TableColumn<Row>, index: number): StatementCell => {
    if (summed) return sumOf(rows, (row) => Number(cell(row) ?? 0))
    return index === 0 ? t`Total` : null
  }
  return {
    title,
    note,
    columns: columns.map(({ header, type }) => ({ header, type })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    totals: rows.length && columns.some(({ summed }) => summed) ? columns.map(total) : null,
    rowCount: rows.length,
  }
}
