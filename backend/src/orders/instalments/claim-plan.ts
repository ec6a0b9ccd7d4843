import type { Tx } from '../../platform/database'
import { lockPlan } from '../../systematic-plans/plan.repository'

/** The plan ended or was paused between the look at its due dates and the order. */
export class PlanNotActive extends Error {}

/** Holds an active plan until the instalment is written. Throws PlanNotActive. */
export async function claimActivePlan(tx: Tx, planId: string): Promise<void> {
  if ((await lockPlan(tx, planId))?.state !== 'ACTIVE') throw new PlanNotActive(planId)
}
