import { asc, eq, inArray } from 'drizzle-orm'
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
