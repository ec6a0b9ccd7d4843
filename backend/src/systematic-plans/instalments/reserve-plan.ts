import type { Tx } from '../../platform/database'
import { stretchOn } from '../../plan-register/plan-course'
import { courseOf, lockPlan } from '../../plan-register/plan.repository'

/** The plan ended or was paused between the look at its due dates and the order. */
export class PlanNotActive extends Error {}

/** Holds a plan that is active on a due date until the instalment is written. Throws PlanNotActive. */
export async function reserveActivePlan(tx: Tx, planId: string, dueOn: string): Promise<void> {
  const plan = await lockPlan(tx, planId)
  const stretch = plan && stretchOn((await courseOf(tx, plan)).stretches, dueOn)
  if (stretch?.version.state !== 'ACTIVE') throw new PlanNotActive(planId)
}
