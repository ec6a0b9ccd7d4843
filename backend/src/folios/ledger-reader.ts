import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
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
