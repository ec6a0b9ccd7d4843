import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../src/platform/database'
import { copiedValues } from './copied-values'
import type { CopiedTable } from './copied-tables'

/** Rows of the ledger and their lots name one another by numbers that the copies have of their own. */
const entryColumns: Readonly<Record<string, string>> = { ledger_entries: 'id', lots: 'entry_id' }

/** Copies the demo's rows of one table, copy after copy: what an investor has lies together. */
export async function copyTable(tx: Tx, { table, owner, differ }: CopiedTable): Promise<void> {
  const name = getTableName(table)
  const entry = entryColumns[name]
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => column.name === entry || !column.generatedIdentity,
  )
  const names = columns.map((column) => sql.identifier(column.name))
  const values = columns.map((column): SQL => {
    const original = sql`o.${sql.identifier(column.name)}`
    if (column.name === entry) return sql`e.base + n * e.stride + e.place`
    const kind = differ[column.name]
    return kind ? sql`case when ${original} is not null then ${copiedValues[kind](original)} end` : original
  })
  const entries = entry ? sql`join original_entries e on e.id = o.${sql.identifier(entry)}` : sql``
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)}
    from generate_series(1, (select max(copies) from originals)) as n
    join originals w on w.by = ${owner.by} and n <= w.copies
    join ${table} o on o.${sql.identifier(owner.column)}::text = w.key ${entries}`)
}
