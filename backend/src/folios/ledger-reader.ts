import { and, asc, desc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { anyOf } from '../platform/rows'
import { folios, ledgerEntries } from './schema'

/** One row of the ledger; `units` and `costPaise` are signed, the amount is not. */
export type LedgerMove = typeof ledgerEntries.$inferSelect

/** All that ever happened in the folios of an investor, in its order. */
export function ledgerOf(tx: Tx, pan: string): Promise<LedgerMove[]> {
  const own = tx.select({ folioNo: folios.folioNo }).from(folios).where(eq(folios.pan, pan))
  return tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.folioNo, own))
    .orderBy(asc(ledgerEntries.date), asc(ledgerEntries.id))
}

/** What an order, an instalment or a request wrote into the ledger of an investor's folios, in its order. */
export function ledgerRowsBehind(tx: Tx, pan: string, reference: string): Promise<LedgerMove[]> {
  const own = tx.select({ folioNo: folios.folioNo }).from(folios).where(eq(folios.pan, pan))
  return tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, reference), inArray(ledgerEntries.folioNo, own)))
    .orderBy(asc(ledgerEntries.id))
}

/** The units that the rows behind some orders or instalments brought or took, by reference; of a switch what left. */
export async function unitsBehind(tx: Tx, references: readonly string[]): Promise<Map<string, string>> {
  if (!references.length) return new Map()
  const rows = await tx
    .select({ reference: ledgerEntries.orderId, units: sql<string>`abs(${ledgerEntries.units})::text` })
    .from(ledgerEntries)
    .where(and(ne(ledgerEntries.kind, 'SWITCH_IN'), inArray(ledgerEntries.orderId, [...references])))
  return new Map(rows.map(({ reference, units }) => [reference, units]))
}

/** The units of every holding that there ever was, at the end of a day, as text with 3 decimals, and its last row by then. */
export async function unitsOn(
  tx: Tx,
  day: string,
): Promise<{ folioNo: string; planCode: string; units: string; lastEntry: number }[]> {
  const rows = await rowsOf<{ folio_no: string; plan_code: string; units: string; last: number }>(
    tx,
    sql`select folio_no, plan_code, sum(units)::numeric(18, 3)::text as units, max(id)::double precision as last
      from ledger_entries
      where date <= ${day} group by folio_no, plan_code order by folio_no, plan_code`,
  )
  return rows.map(({ folio_no: folioNo, plan_code: planCode, units, last: lastEntry }) => ({
    folioNo,
    planCode,
    units,
    lastEntry,
  }))
}

/** What changed units from one day to another, both included, newest first. */
export function movesBetween(
  tx: Tx,
  from: string,
  to: string,
): Promise<Pick<LedgerMove, 'folioNo' | 'planCode' | 'date' | 'units'>[]> {
  const { folioNo, planCode, date, units, id } = ledgerEntries
  return tx
    .select({ folioNo, planCode, date, units })
    .from(ledgerEntries)
    .where(and(gte(date, from), lte(date, to), ne(units, '0.000')))
    .orderBy(desc(date), desc(id))
}

/** All that happened from one day to another, both included, and what is of some orders, in small letters, or rows. */
export function movesWith(
  tx: Tx,
  { from, to }: { from: string; to: string },
  { orders, ids }: { orders: readonly string[]; ids: readonly string[] },
): Promise<LedgerMove[]> {
  const { date, orderId, id } = ledgerEntries
  return tx
    .select()
    .from(ledgerEntries)
    .where(
      or(
        and(gte(date, from), lte(date, to)),
        sql`lower(${orderId}) = ${anyOf(orders)}`,
        sql`${id}::text = ${anyOf(ids)}`,
      ),
    )
    .orderBy(asc(id))
}
