import {
  categoryLabel,
  Button,
  Card,
  CategoryDot,
  type Column,
  DataTable,
  formatDate,
  formatNav,
  formatUnits,
  GainLoss,
  maskFolio,
  Money,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { FundCategory } from '@portal/contracts/wire/common'
import type {
  StatementCell,
  StatementColumnType,
  StatementTable as Table,
} from '@portal/contracts/statements/statement'
import { type ReactNode, useState } from 'react'
import styles from './statement.module.css'

/** As many as one looks at without being asked to. */
const fewRows = 8
const wideFrom = 9

interface Row {
  key: string
  cells: readonly StatementCell[]
}

/** A table of the statement, as a card: the latest rows first to be seen, the others on demand. */
export function StatementTable({ table }: { table: Table }) {
  const [all, setAll] = useState(false)
  const { title, note, rows, rowCount } = table
  const shown = all ? rows : rows.slice(-fewRows)
  const first = rows.length - shown.length
  const count = rows.length
  return (
    <Card flush title={title} subtitle={note}>
      <Wide table={table}>
        <DataTable<Row>
          caption={title}
          columns={columnsOf(table)}
          rows={shown.map((cells, index) => ({ key: String(first + index), cells }))}
          rowKey={({ key }) => key}
        />
      </Wide>
      {(first > 0 || rowCount > count) && (
        <div className={styles.more}>
          {first > 0 && (
            <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
              {rowCount > count ? t`Show the latest ${count}` : t`Show all ${rowCount}`}
            </Button>
          )}
          {all && rowCount > count && t`The file has all ${rowCount}.`}
        </div>
      )}
    </Card>
  )
}

/** A table of many columns stands closer, and moves sideways where even so it does not fit. */
function Wide({ table: { title, columns }, children }: { table: Table; children: ReactNode }) {
  if (columns.length < wideFrom) return children
  return (
    <div className={styles.wide} role="group" aria-label={t`${title}, table`} tabIndex={0}>
      {children}
    </div>
  )
}

const numeric: ReadonlySet<StatementColumnType> = new Set(['money', 'gain', 'units', 'nav'])

function columnsOf({ columns, totals }: Table): Column<Row>[] {
  return columns.map(({ header, type }, at) => ({
    key: header,
    header,
    numeric: numeric.has(type),
    heading: at === 0,
    cell: ({ cells }) => shownCell(cells[at] ?? null, type),
    ...(totals && (at === 0 ? { total: t`Total` } : totalOf(totals[at] ?? null, type))),
  }))
}

/** A column without a sum has no place in the last line. */
function totalOf(cell: StatementCell, type: StatementColumnType) {
  return cell === null ? {} : { total: shownCell(cell, type) }
}

function shownCell(cell: StatementCell, type: StatementColumnType): ReactNode {
  if (cell === null) return '–'
  if (typeof cell === 'number')
    return type === 'gain' ? <GainLoss paise={cell} exact /> : <Money paise={cell} />
  switch (type) {
    case 'category':
      return <Category code={cell} />
    case 'folio':
      return maskFolio(cell)
    case 'date':
      return <span className={styles.oneLine}>{formatDate(cell)}</span>
    case 'units':
      return formatUnits(cell)
    default:
      return type === 'nav' ? formatNav(cell) : cell
  }
}

function Category({ code }: { code: string }) {
  const { data } = FundCategory.safeParse(code)
  if (!data) return code
  return (
    <span className={styles.category}>
      <CategoryDot category={data} />
      {categoryLabel(data)}
    </span>
  )
}
