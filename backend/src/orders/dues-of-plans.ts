import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { anyOf } from '../platform/rows'
import { orders } from './schema'

/** The instalments of a plan, whatever became of them. */
export function instalmentsOf(tx: Tx, planId: string) {
  return tx
    .select({ orderId: orders.id, dueOn: orders.dueOn, state: orders.state })
    .from(orders)
    .where(and(eq(orders.planId, planId), isNotNull(orders.dueOn)))
    .orderBy(orders.dueOn)
}

/** The due dates of plans from a day on for which there is an order, whatever became of it. */
export async function orderedDues(
  tx: Tx,
  planIds: readonly string[],
  from: string,
): Promise<{ planId: string | null; dueOn: string | null }[]> {
  if (!planIds.length) return []
  return tx
    .select({ planId: orders.planId, dueOn: orders.dueOn })
    .from(orders)
    .where(and(sql`${orders.planId} = ${anyOf(planIds)}`, gte(orders.dueOn, from)))
}
