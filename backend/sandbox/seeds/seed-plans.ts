import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { insertPlan } from '../../src/plan-register/plan.repository'
import { planInstalments } from '../../src/plan-register/schema'
import { demoPlans, instalmentsOf, planRow } from '../data/demo-plans'
import { lastNavDates } from './seed-schemes'

/** The standing instructions whose instalments the folios' history holds. */
export async function seedPlans({ db, clock }: Platform): Promise<void> {
  const today = clock.today()
  const last = lastNavDates(clock.now()).business
  await inTransaction(db, async (tx) => {
    for (const plan of demoPlans) await insertPlan(tx, planRow(plan, today), null)
    await tx.insert(planInstalments).values(demoPlans.flatMap((plan) => instalmentsOf(plan, today, last)))
  })
}
