import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from './database'

const dayMs = 86_400_000
/** So few at once that nobody waits for them and no transaction is long. */
const batch = 5_000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Removes the rows of a table whose moment lies before another one, batch by batch; answers how many. */
export async function forgetRows(
  db: Database,
  table: PgTable,
  moment: Column,
  before: Date,
  where: SQL = sql`true`,
): Promise<number> {
  let removed = 0
  for (;;) {
    const old = sql`select ctid from ${table} where ${moment} < ${before.toISOString()}::timestamptz and ${where} limit ${batch}`
    const [row] = await rowsOf<{ count: number }>(
      db,
      sql`with gone as (delete from ${table} where ctid = any(array(${old})) returning 1)
        select count(*)::int as count from gone`,
    )
    const count = row?.count ?? 0
    removed += count
    if (count < batch) return removed
  }
}
