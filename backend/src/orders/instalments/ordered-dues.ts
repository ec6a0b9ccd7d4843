import { and, eq, inArray, isNotNull, max } from 'drizzle-orm'
import type { Tx } from '../../platform/database'
import { orders } from '../schema'

/** The latest due date of each plan that became an order. */
export async function latestOrderedDues(tx: Tx, planIds: readonly string[]): Promise<Map<string, string>> {
  if (!planIds.length) return new Map()
  const rows = await tx
    .select({ planId: orders.planId, dueOn: max(orders.dueOn) })
    .from(orders)
    .where(and(inArray(orders.planId, [...planIds]), isNotNull(orders.dueOn)))
    .groupBy(orders.planId)
  return new Map(rows.map(({ planId, dueOn }) => [planId ?? '', dueOn ?? '']))
}

/** The instalments of a plan, whatever became of them. */
export function instalmentsOf(tx: Tx, planId: string) {
  return tx
    .select({ orderId: orders.id, dueOn: orders.dueOn, state: orders.state })
    .from(orders)
    .where(and(eq(orders.planId, planId), isNotNull(orders.dueOn)))
    .orderBy(orders.dueOn)
}
