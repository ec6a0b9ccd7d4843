import { and, type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf, type Tx } from './database'

/** So many that a statement costs little beside its rows, so few that a page of anything is a few megabytes. */
export const pageSize = 1000

/**
 * The rows of a query in pages, by a cursor that ends with the transaction: the query runs once and tells of one moment,
 * and no more than a page is in memory. `name` is the cursor's, of which a transaction has one at a time.
 */
export async function* rowPages<Row extends Record<string, unknown>>(
  tx: Tx,
  name: string,
  query: SQL,
): AsyncGenerator<Row[]> {
  const cursor = sql.identifier(name)
  const next = () => rowsOf<Row>(tx, sql`fetch ${sql.raw(String(pageSize))} from ${cursor}`)
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`)
  for (let rows = await next(); rows.length; rows = await next()) yield rows
  await tx.execute(sql`close ${cursor}`)
}

/** The first moment is in it, the last one is not. */
export interface Period {
  from: Date
  to: Date
}

/** The ids of the rows of a table whose moment `at` is in a period, in pages. */
export async function* idsBetween(
  tx: Tx,
  table: PgTable,
  at: SQL | Column,
  { from, to }: Period,
): AsyncGenerator<string[]> {
  const [begins, ends] = [from, to].map((moment) => sql`${moment.toISOString()}::timestamptz`)
  const query = sql`select id::text as id from ${table} where ${at} >= ${begins} and ${at} < ${ends}`
  for await (const rows of rowPages<{ id: string }>(tx, `ids of ${getTableName(table)}`, query))
    yield rows.map(({ id }) => id)
}

/**
 * The rows of a table for which something holds, page by page without a transaction, each page what comes after the last
 * row of the one before: what is done with a page may change its rows. The columns that `order` names never change, and no
 * two rows have the same in all of them.
 */
export async function* pagesInOrder<Of extends PgTable>(
  tx: Tx,
  table: Of,
  order: readonly (keyof Of['_']['columns'] & string)[],
  condition: SQL | undefined,
): AsyncGenerator<Of['$inferSelect'][]> {
  const columns = getTableColumns(table)
  const places = order.map((name) => sql`${columns[name]}`)
  const isAfter = (last: Of['$inferSelect']) => {
    const values = order.map((name) => sql.param(last[name], columns[name]))
    return sql`(${sql.join(places, sql`, `)}) > (${sql.join(values, sql`, `)})`
  }
  const read = (last?: Of['$inferSelect']): Promise<Of['$inferSelect'][]> =>
    tx
      .select()
      .from(table as PgTable)
      .where(and(condition, last && isAfter(last)))
      .orderBy(...places)
      .limit(pageSize)
  for (let rows = await read(); rows.length;) {
    yield rows
    rows = rows.length < pageSize ? [] : await read(rows.at(-1))
  }
}

/** All rows of pages at once: for what is known to be little. */
export async function inOneList<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}
