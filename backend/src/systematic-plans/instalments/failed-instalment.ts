import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { countFailedInstalment } from '../../plan-register/failed-instalments'
import { changePlan, lockPlan, setFailedInARow } from '../../plan-register/plan.repository'
import type { RejectedOfPlan } from '../../orders/kind'
import type { OrderRow } from '../../orders/order.repository'
import { instalmentRejectedMessage } from '../plan-messages'

/**
 * Counts an instalment that came to nothing, of a SIP as of an STP or SWP; too many in a row end the plan. Answers how
 * many more the plan bears; null where the order has no plan that runs.
 */
export async function failInstalment(tx: Tx, platform: Platform, order: OrderRow): Promise<number | null> {
  const { id: orderId, planId } = order
  const plan = planId ? await lockPlan(tx, planId) : undefined
  if (plan?.state !== 'ACTIVE') return null
  const left = await countFailedInstalment(tx, plan)
  const holdsFrom = platform.clock.today()
  if (left === 0) await changePlan(tx, plan, { state: 'CANCELLED' }, { orderId, holdsFrom })
  return left
}

/** An instalment that was made ends a row of failed ones. */
export async function instalmentMade(tx: Tx, { planId, dueOn }: OrderRow): Promise<void> {
  const plan = planId && dueOn ? await lockPlan(tx, planId) : undefined
  if (plan?.failedInARow) await setFailedInARow(tx, plan.id, 0)
}

/** What an instalment of an STP or SWP that cannot be sold means for its plan. */
export async function instalmentRejected(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<RejectedOfPlan | undefined> {
  const left = await failInstalment(tx, platform, order)
  if (left === null) return undefined
  return {
    endsPlan: left === 0,
    message: (schemeName) => instalmentRejectedMessage(order, schemeName, left),
  }
}
