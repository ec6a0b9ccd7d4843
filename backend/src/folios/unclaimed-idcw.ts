import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { folios, unclaimedPayouts } from './schema'

/** A payout of IDCW that came back from the bank; its id is that of what the payouts domain pays. */
export type UnclaimedIdcw = typeof unclaimedPayouts.$inferSelect

/** Those of an investor among some ids, by id. */
export async function unclaimedIdcwOf(
  tx: Tx,
  pan: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UnclaimedIdcw>> {
  if (!ids.length) return new Map()
  const rows = await tx
    .select({ row: unclaimedPayouts })
    .from(unclaimedPayouts)
    .innerJoin(folios, eq(folios.folioNo, unclaimedPayouts.folioNo))
    .where(and(eq(folios.pan, pan), inArray(unclaimedPayouts.id, [...ids])))
  return new Map(rows.map(({ row }) => [row.id, row]))
}

export async function markIdcwPaid(tx: Tx, id: string, claimedOn: string): Promise<void> {
  await tx.update(unclaimedPayouts).set({ claimedOn }).where(eq(unclaimedPayouts.id, id))
}
