import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database'
import { orders } from '../schema'

/** The instalments of a plan, whatever became of them. */
export function instalmentsOf(tx: Tx, planId: string) {
  return tx
    .select({ orderId: orders.id, dueOn: orders.dueOn, state: orders.state })
    .from(orders)
    .where(and(eq(orders.planId, planId), isNotNull(orders.dueOn)))
    .orderBy(orders.dueOn)
}
