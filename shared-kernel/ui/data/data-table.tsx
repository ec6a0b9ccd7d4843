import { t } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { message } from '@portal/contracts/catalogue'
import { translateOf } from '../base/inner'
import { classNames, VisuallyHidden } from '../base/public'
import { Icon } from '../icon/public'
import styles from './data-table.module.css'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, one width a digit. */
  numeric?: boolean
  /** Stays on one line in the table: a date. */
  unbroken?: boolean
  /** Names the row: the row's header here, the title of its card on mobile. */
  heading?: boolean
  /** Shown in the last line of the table; grey and bold. */
  total?: ReactNode
  /** Buttons of the row: no label in the card. */
  actions?: boolean
  /** Makes the header a button that sorts. */
  onSort?: () => void
  sorted?: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** What the table holds, for readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Cards instead of a table below this width; by itself 992 for 7 columns or more (S2 layout), 'never' keeps the table. */
  cardsBelow?: 768 | 992 | 'never'
  /** Stands in a padded card rather than in a flush one. */
  inset?: boolean
}

/**
 * One set of rows, rendered as a table on wide screens and as cards on narrow ones (visual design: table → cards).
 * Without a row it says that there is nothing to show (S8.063).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, cardsBelow = columns.length >= 7 ? 992 : 768, inset } = props
  // Headers without a row under them would not say whether something is missing.
  if (rows.length === 0)
    return (
      <div className={classNames(styles.box, inset && styles.bleed)}>
        <p className={styles.none}>{message('noData')}</p>
      </div>
    )
  return (
    <div className={classNames(styles.box, inset && styles.bleed)}>
      <div className={styles[`table${cardsBelow}`]}>
        <Table {...props} />
      </div>
      {cardsBelow !== 'never' && (
        <div className={styles[`cards${cardsBelow}`]}>
          <Cards {...props} />
        </div>
      )}
    </div>
  )
}

function Table<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const hasTotals = columns.some((column) => column.total !== undefined)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)} aria-sort={column.sorted}>
              <Header column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.total}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

type AnyColumn = Pick<
  Column<never>,
  'header' | 'numeric' | 'unbroken' | 'heading' | 'onSort' | 'sorted' | 'actions'
>

const cellClass = ({ numeric, unbroken }: AnyColumn) =>
  classNames(numeric && styles.numeric, unbroken && styles.unbroken) || undefined

function Header({ column }: { column: AnyColumn }) {
  const { header, onSort, sorted, actions } = column
  if (actions) return <VisuallyHidden>{header}</VisuallyHidden>
  if (!onSort) return header
  return (
    <button type="button" className={styles.sortButton} onClick={onSort}>
      {header}
      {sorted && (
        <VisuallyHidden>
          {sorted === 'ascending' ? t`, sorted upwards` : t`, sorted downwards`}
        </VisuallyHidden>
      )}
      <Icon name={sorted ? (sorted === 'ascending' ? 'chevron-up' : 'chevron-down') : 'sort'} size="sm" />
    </button>
  )
}

function Cell({ column, children }: { column: AnyColumn; children: ReactNode }) {
  return column.heading ? (
    <th scope="row" className={cellClass(column)} translate={translateOf(children)}>
      {children}
    </th>
  ) : (
    <td className={cellClass(column)} translate={translateOf(children)}>
      {children}
    </td>
  )
}

function Cards<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const heading = columns.find((column) => column.heading)
  const facts = columns.filter((column) => !column.heading && !column.actions)
  const actions = columns.find((column) => column.actions)
  const totals = facts.filter((column) => column.total !== undefined)
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles.card}>
          {heading && <div className={styles.cardTitle}>{heading.cell(row)}</div>}
          <Facts facts={facts.map(({ key, header, cell }) => ({ key, header, value: cell(row) }))} />
          {actions && <div className={styles.cardTitle}>{actions.cell(row)}</div>}
        </li>
      ))}
      {totals.length > 0 && (
        <li className={classNames(styles.card, styles.totals)}>
          {heading?.total && <div className={styles.cardTitle}>{heading.total}</div>}
          <Facts facts={totals.map(({ key, header, total }) => ({ key, header, value: total }))} />
        </li>
      )}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly { key: string; header: string; value: ReactNode }[] }) {
  return (
    <dl className={classNames(styles.facts, facts.length % 3 === 0 && styles.thirds)}>
      {facts.map(({ key, header, value }) => (
        <div key={key}>
          <dt>{header}</dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
