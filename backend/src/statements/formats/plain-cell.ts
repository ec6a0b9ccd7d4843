import type { StatementCell, StatementColumnType } from '@portal/contracts/statements/statement'
import { categoryLabels, formatDate, formatNav, formatRupees, formatUnits } from '@portal/contracts/format'

/** Paise as rupees with two decimals and nothing else: "-1234.50". */
export function plainRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const categoryName = (cell: StatementCell): string =>
  categoryLabels[cell as keyof typeof categoryLabels] ?? String(cell)

/** A cell for machines: no grouping, no sign of a currency, days as 2026-08-25. */
export function plainCell(cell: StatementCell, type: StatementColumnType): string {
  if (cell === null) return ''
  if (type === 'money' || type === 'gain') return typeof cell === 'number' ? plainRupees(cell) : cell
  return type === 'category' ? categoryName(cell) : String(cell)
}

/** A cell for readers. */
export function readableCell(cell: StatementCell, type: StatementColumnType): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return formatRupees(cell)
  switch (type) {
    case 'date':
      return formatDate(cell)
    case 'units':
      return formatUnits(cell)
    case 'nav':
      return formatNav(cell)
    default:
      return type === 'category' ? categoryName(cell) : cell
  }
}

export const isNumeric = (type: StatementColumnType): boolean =>
  type === 'money' || type === 'gain' || type === 'units' || type === 'nav'
