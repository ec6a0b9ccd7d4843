import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../platform/database'
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

export async function holdingOf(tx: Tx, folioNo: string, planCode: string): Promise<HoldingFacts> {
  const held = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.folioNo, folioNo), eq(lots.planCode, planCode), gt(lots.unitsLeft, '0')))
    .orderBy(asc(lots.boughtOn), asc(lots.entryId))
  const [blocks] = await tx
    .select()
    .from(unitBlocks)
    .where(and(eq(unitBlocks.folioNo, folioNo), eq(unitBlocks.planCode, planCode)))
  const { lienUnits = '0.000', holdUnits = '0.000', employeeFreeUnits = '0.000' } = blocks ?? {}
  return { lots: held, lienUnits, holdUnits, employeeFreeUnits }
}
