import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { PlanRow } from './plan.repository'
import { systematicPlans } from './schema'

/** The active plans that take units out of a holding. */
export async function plansOutOf(tx: Tx, folioNo: string, planCode: string): Promise<PlanRow[]> {
  const { folioNo: folio, planCode: plan, kind, state } = systematicPlans
  return tx
    .select()
    .from(systematicPlans)
    .where(and(eq(folio, folioNo), eq(plan, planCode), inArray(kind, ['STP', 'SWP']), eq(state, 'ACTIVE')))
}
