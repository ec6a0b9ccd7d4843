import type { OrderState } from '@portal/contracts/orders/order'
import { inBatches } from '../../platform/batch'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { isLastDue } from '../../plan-register/due-dates'
import {
  changePlan,
  lockPlans,
  type PlanRow,
  plansPastTheirLastDue,
} from '../../plan-register/plan.repository'
import { instalmentsOf } from '../../orders/dues-of-plans'

const onTheWay: readonly OrderState[] = ['created', 'paid', 'accepted', 'sold']

/** A plan whose last instalment is through is complete, by the order of that instalment. */
export async function completePlans(platform: Platform, today: string): Promise<void> {
  await inBatches(platform, await plansPastTheirLastDue(platform.db, today), {
    name: 'complete plans',
    reserve: lockPlans,
    whose: ({ id }) => id,
    work: (tx, _inside, plan) => complete(tx, plan, today),
    left: (planId, error) => platform.log.error({ err: error, planId }, 'the plan could not be completed'),
  })
}

async function complete(tx: Tx, plan: PlanRow, today: string): Promise<void> {
  const last = (await instalmentsOf(tx, plan.id)).at(-1)
  if (plan.state !== 'ACTIVE' || !last?.dueOn || !isLastDue(plan, last.dueOn)) return
  if (onTheWay.includes(last.state)) return
  await changePlan(tx, plan, { state: 'COMPLETED' }, { orderId: last.orderId, holdsFrom: today })
}
