import type { OrderState } from '@portal/kernel/contracts/order'
import { inTransaction, type Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { isLastDue } from '../../systematic-plans/due-dates'
import { activePlans, changePlan, lockPlan } from '../../systematic-plans/plan.repository'
import { instalmentsOf } from './ordered-dues'

const onTheWay: readonly OrderState[] = ['created', 'paid', 'accepted', 'sold']

/** A plan whose last instalment is through is complete, by the order of that instalment. */
export async function completePlans({ db }: Platform, today: string): Promise<void> {
  for (const { id, lastDue } of await activePlans(db)) {
    if (lastDue !== null && lastDue < today) await inTransaction(db, (tx) => complete(tx, id, today))
  }
}

async function complete(tx: Tx, planId: string, today: string): Promise<void> {
  const plan = await lockPlan(tx, planId)
  const last = (await instalmentsOf(tx, planId)).at(-1)
  if (plan?.state !== 'ACTIVE' || !last?.dueOn || !isLastDue(plan, last.dueOn)) return
  if (onTheWay.includes(last.state)) return
  await changePlan(tx, plan, { state: 'COMPLETED' }, { orderId: last.orderId, holdsFrom: today })
}
