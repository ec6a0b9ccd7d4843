import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { sumUnits } from './allotment-math'
import { carryUnits } from './ledger'
import { folioBanks, folios, incomeShares, lots, unitBlocks } from './schema'

/** The NAV at which units go over: nothing is sold, so any published one of both sides will do. */
export type NavOf = (planCode: string) => Promise<{ nav: string; date: string }>

/** One folio at a time is merged into another. `requestId` names the rows of the ledger. */
interface Merge {
  from: string
  into: string
  requestId: string
}

/**
 * Moves all that is in a folio into another one of the same holders: units with the days and costs of their purchases,
 * blocks, amounts that wait to be claimed. In the transaction of its caller; done again it changes nothing.
 */
export async function mergeFolio(tx: Tx, { from, into, requestId }: Merge, navOf: NavOf): Promise<void> {
  for (const { planCode, units } of await heldPlans(tx, from)) {
    const orderId = `${requestId}/${from}/${planCode}`
    const carried = { folioNo: from, intoFolio: into, plan: planCode, otherPlan: planCode, orderId, units }
    await carryUnits(tx, { ...carried, ...(await navOf(planCode)) })
  }
  await moveBlocks(tx, from, into)
  await tx.update(incomeShares).set({ folioNo: into }).where(eq(incomeShares.folioNo, from))
  await tx.update(folios).set({ mergedInto: into }).where(eq(folios.folioNo, from))
}

/** What a folio holds, by scheme plan. */
export async function heldPlans(
  tx: Tx,
  folioNo: string,
): Promise<{ planCode: string; units: string; costPaise: number }[]> {
  const rows = await tx
    .select()
    .from(lots)
    .where(and(eq(lots.folioNo, folioNo), gt(lots.unitsLeft, '0')))
  return [...new Set(rows.map(({ planCode }) => planCode))].sort().map((planCode) => {
    const mine = rows.filter((row) => row.planCode === planCode)
    const units = sumUnits(mine.map(({ unitsLeft }) => unitsLeft))
    return { planCode, units, costPaise: mine.reduce((sum, { costLeftPaise }) => sum + costLeftPaise, 0) }
  })
}

async function moveBlocks(tx: Tx, from: string, into: string): Promise<void> {
  const blocks = await tx.delete(unitBlocks).where(eq(unitBlocks.folioNo, from)).returning()
  for (const { planCode, holdUnits, lienUnits, employeeFreeUnits } of blocks)
    await tx
      .insert(unitBlocks)
      .values({ folioNo: into, planCode, holdUnits, lienUnits, employeeFreeUnits })
      .onConflictDoUpdate({
        target: [unitBlocks.folioNo, unitBlocks.planCode],
        set: {
          holdUnits: sql`${unitBlocks.holdUnits} + ${holdUnits}`,
          lienUnits: sql`${unitBlocks.lienUnits} + ${lienUnits}`,
          employeeFreeUnits: sql`${unitBlocks.employeeFreeUnits} + ${employeeFreeUnits}`,
        },
      })
}

/** Accounts that come along; those that the folio has stay as they are there. */
export async function bringBanks(
  tx: Tx,
  from: string,
  into: string,
  bankIds: readonly string[],
): Promise<void> {
  const rows = await tx.select().from(folioBanks).where(eq(folioBanks.folioNo, from))
  const brought = rows.filter(({ bankId }) => bankIds.includes(bankId))
  if (!brought.length) return
  await tx
    .insert(folioBanks)
    .values(brought.map((row) => ({ ...row, folioNo: into, isDefault: false })))
    .onConflictDoNothing()
}

/** Nobody merges, opens or changes these folios meanwhile. Returns how many of them are still open. */
export async function lockOpenFolios(tx: Tx, folioNos: readonly string[]): Promise<number> {
  const rows = await tx
    .select({ folioNo: folios.folioNo })
    .from(folios)
    .where(and(inArray(folios.folioNo, [...folioNos]), isNull(folios.mergedInto)))
    .for('update')
  return rows.length
}
