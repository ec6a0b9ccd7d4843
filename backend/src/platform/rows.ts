import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Tx } from './database'
import { batchedLoader } from './batched-loader'

type Columns = Record<string, Column>

/**
 * Rows as a table `r` of a statement whose text is the same however many there are, so that it is prepared once;
 * what a row leaves out is its column's default, or null.
 */
export function recordset(columns: Columns, rows: readonly Record<string, unknown>[]): SQL {
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([key, column]) => [column.name, stored(column, row[key])]),
      ),
    ),
  )
  const types = Object.values(columns).map(
    (column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  )
  return sql`jsonb_to_recordset(${json}::jsonb) as r (${sql.join(types, sql`, `)})`
}

/** As JSON holds it; drizzle would make a text of what is JSON already. */
function stored(column: Column, told: unknown): unknown {
  const value = told === undefined ? column.default : told
  if (value === undefined || value === null) return null
  return column.getSQLType() === 'jsonb' ? value : column.mapToDriverValue(value)
}

const named = (columns: Columns): SQL =>
  sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

/** The columns that rows tell of; the others get what the table gives them. */
function columnsIn(table: PgTable, rows: readonly Record<string, unknown>[]): Columns {
  const given = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)))
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([key]) => given.has(key)))
}

interface Insert<Row> {
  /** Columns that the statement computes, of what the rows `r` say. */
  computed?: Partial<Record<keyof Row & string, SQL>>
  /** What follows: `on conflict …`, `returning …`. */
  then?: SQL
}

/** Writes many rows in one statement, in their order; answers what `then` returns. */
export async function insertRows<Table extends PgTable, Answer extends Record<string, unknown>>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { computed = {}, then = sql`` }: Insert<Table['$inferInsert']> = {},
): Promise<Answer[]> {
  if (!rows.length) return []
  const given = columnsIn(table, [...rows, computed])
  const values = Object.entries(given).map(
    ([key, { name }]) => (computed as Record<string, SQL>)[key] ?? sql`${sql.identifier(name)}`,
  )
  return rowsOf<Answer>(
    tx,
    sql`insert into ${table} (${named(given)}) select ${sql.join(values, sql`, `)}
      from ${recordset(given, rows)} ${then}`,
  )
}

/** Writes a row into a table; those who write at the same moment share a statement. */
export const rowWriter = <Table extends PgTable>(table: Table) =>
  batchedLoader(async (tx, requested: readonly [Table['$inferInsert']][]) => {
    await insertRows(tx, table, requested.flat())
    return requested.map(() => undefined)
  })

/** Changes rows of a table, each in its own way, in one statement; `keys` name a row. All changes set the same columns. */
export async function updateRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  keys: readonly (keyof Table['$inferSelect'] & string)[],
  changes: readonly Partial<Table['$inferSelect']>[],
): Promise<void> {
  if (!changes.length) return
  const given = columnsIn(table, changes)
  const set = Object.entries(given)
    .filter(([key]) => !keys.includes(key as never))
    .map(([, { name }]) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`)
  const same = keys.map((key) => {
    const name = sql.identifier(given[key]?.name ?? key)
    return sql`t.${name} = r.${name}`
  })
  await tx.execute(sql`update ${table} as t set ${sql.join(set, sql`, `)}
    from ${recordset(given, changes)} where ${sql.join(same, sql` and `)}`)
}

/** Values as one parameter, for `= any(…)`: the text of the statement stays the same however many there are. */
export const anyOf = (values: readonly string[], type: 'text' | 'uuid' | 'bigint' | 'date' = 'text'): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))::${sql.raw(type)}[])`
