import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { groupBy } from '../platform/group-by'
import type { Lot } from './fifo'
import { lots, unitBlocks } from './schema'

/** What a folio holds of a scheme plan, with what is blocked of it for reasons of the folio. */
export interface HoldingFacts {
  /** The oldest first; empty where nothing is held. */
  lots: Lot[]
  lienUnits: string
  holdUnits: string
  /** The employees' own count of free units (S3.012); it goes before the sum where it is above zero. */
  employeeFreeUnits: string
}

type Holding = readonly [folioNo: string, planCode: string]
const keyOf = ({ folioNo, planCode }: { folioNo: string; planCode: string }) => `${folioNo} ${planCode}`

/** The lots of which something is left, the oldest first. */
export const lotsOf = batchedLoader((tx, requested: readonly Holding[]) => readLots(tx, requested))

/** The same; nobody else changes them until the transaction ends. */
export const lockLots = batchedLoader((tx, requested: readonly Holding[]) => readLots(tx, requested, 'lock'))

async function readLots(
  tx: Tx,
  requested: readonly Holding[],
  lock?: 'lock',
): Promise<(typeof lots.$inferSelect)[][]> {
  const query = tx
    .select()
    .from(lots)
    .where(and(isOneOf(lots, requested), gt(lots.unitsLeft, '0')))
    .orderBy(asc(lots.boughtOn), asc(lots.entryId))
  const held = groupBy(await (lock ? query.for('update') : query), keyOf)
  return requested.map(([folioNo, planCode]) => held.get(keyOf({ folioNo, planCode })) ?? [])
}

const isOneOf = (table: typeof lots | typeof unitBlocks, requested: readonly Holding[]): SQL => {
  const holdings = JSON.stringify(requested.map(([folio, plan]) => ({ folio, plan })))
  return sql`(${table.folioNo}, ${table.planCode}) in (
    select folio, plan from jsonb_to_recordset(${holdings}::jsonb) as r (folio text, plan text))`
}

const blocksOf = batchedLoader(async (tx, requested: readonly Holding[]) => {
  const rows = await tx.select().from(unitBlocks).where(isOneOf(unitBlocks, requested))
  const blocks = new Map(rows.map((row) => [keyOf(row), row]))
  return requested.map(([folioNo, planCode]) => blocks.get(keyOf({ folioNo, planCode })))
})

export async function holdingOf(tx: Tx, folioNo: string, planCode: string): Promise<HoldingFacts> {
  const held = await lotsOf(tx, folioNo, planCode)
  const blocks = await blocksOf(tx, folioNo, planCode)
  const { lienUnits = '0.000', holdUnits = '0.000', employeeFreeUnits = '0.000' } = blocks ?? {}
  return { lots: held, lienUnits, holdUnits, employeeFreeUnits }
}
