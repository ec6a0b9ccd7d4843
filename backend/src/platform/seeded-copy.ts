import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Tx } from './database'

/** The rows of a freshly seeded data set, kept beside it: to put them back takes a fifth of the time of seeding. */
export async function keepSeeded(db: Database, tables: readonly PgTable[]): Promise<void> {
  await db.execute(sql`drop schema if exists seeded cascade`)
  await db.execute(sql`create schema seeded`)
  await db.execute(
    forEachOf(tables, 'execute format($f$create unlogged table seeded.%1$I as table %1$I$f$, name);'),
  )
}

/** Fills tables that are empty with the rows that `keepSeeded` found in them. */
export async function putSeededBack(tx: Tx, tables: readonly PgTable[]): Promise<void> {
  await tx.execute(
    forEachOf(
      parentsFirst(tables),
      'execute format($f$insert into %1$I overriding system value table seeded.%1$I$f$, name);',
    ),
  )
  await tx.execute(sql`
    do $do$ declare own record; begin
      for own in
        select attrelid::regclass::text as name, attname as id from pg_attribute
        where attidentity <> '' and attrelid in (
          select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r')
      loop
        execute format($f$select setval(pg_get_serial_sequence(%1$L, %2$L), max(%2$I)) from %1$I$f$, own.name, own.id);
      end loop;
    end $do$`)
}

const forEachOf = (tables: readonly PgTable[], statement: string) =>
  sql.raw(`do $do$ declare name text; begin
    foreach name in array '{${tables.map(getTableName).join(',')}}'::text[] loop ${statement} end loop;
  end $do$`)

/** So that each row finds what it refers to. */
function parentsFirst(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>()
  const add = (table: PgTable) => {
    if (ordered.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const parent = key.reference().foreignTable
      if (parent !== table && tables.includes(parent)) add(parent)
    }
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}
