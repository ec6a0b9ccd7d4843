import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { folios, incomeShares } from './schema'

/** What a holding gets of an income distribution; its id is that of what the payouts domain pays. */
export type IncomeShare = typeof incomeShares.$inferSelect

/** Those of an investor among some ids, by id. */
export async function incomeSharesOf(
  tx: Tx,
  pan: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IncomeShare>> {
  if (!ids.length) return new Map()
  const rows = await tx
    .select({ row: incomeShares })
    .from(incomeShares)
    .innerJoin(folios, eq(folios.folioNo, incomeShares.folioNo))
    .where(and(eq(folios.pan, pan), inArray(incomeShares.id, [...ids])))
  return new Map(rows.map(({ row }) => [row.id, row]))
}

/** Those of an investor that are booked for an account and that no bank has credited so far. */
export async function unpaidIncomeOf(tx: Tx, pan: string): Promise<string[]> {
  const { id, folioNo, bookedAt, paidOn, isReinvested } = incomeShares
  const rows = await tx
    .select({ id })
    .from(incomeShares)
    .innerJoin(folios, eq(folios.folioNo, folioNo))
    .where(and(eq(folios.pan, pan), isNotNull(bookedAt), isNull(paidOn), eq(isReinvested, false)))
  return rows.map((row) => row.id)
}

export async function markIncomePaid(tx: Tx, id: string, paidOn: string): Promise<void> {
  await tx.update(incomeShares).set({ paidOn }).where(eq(incomeShares.id, id))
}

/** The investors of whom something is still to be booked. */
export async function pansWithOpenShares(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ pan: folios.pan })
    .from(incomeShares)
    .innerJoin(folios, eq(folios.folioNo, incomeShares.folioNo))
    .where(isNull(incomeShares.bookedAt))
    .orderBy(asc(folios.pan))
  return rows.map(({ pan }) => pan)
}

/** What is still to be booked of some investors, by PAN and in the order of the record dates. */
export async function openShares(
  tx: Tx,
  pans: readonly string[],
): Promise<ReadonlyMap<string, IncomeShare[]>> {
  const rows = await tx
    .select({ share: incomeShares, pan: folios.pan })
    .from(incomeShares)
    .innerJoin(folios, eq(folios.folioNo, incomeShares.folioNo))
    .where(and(inArray(folios.pan, [...pans]), isNull(incomeShares.bookedAt)))
    .orderBy(asc(incomeShares.recordDate), asc(incomeShares.planCode), asc(incomeShares.heldIn))
  const byPan = groupBy(rows, ({ pan }) => pan)
  return new Map([...byPan].map(([pan, ofPan]) => [pan, ofPan.map(({ share }) => share)]))
}

type Booked = Pick<IncomeShare, 'taxPaise' | 'stampDutyPaise' | 'bookedAt'> &
  Partial<Pick<IncomeShare, 'paidOn'>>

/** What became of a share; where tax takes all of it, nothing is left for a bank to credit. */
export async function markIncomeBooked(tx: Tx, id: string, booked: Booked): Promise<void> {
  await tx.update(incomeShares).set(booked).where(eq(incomeShares.id, id))
}
