import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { anyOf, insertRows } from '../platform/rows'
import { registrarOrders, registrarProgress } from './schema'

export type RegistrarOrderRow = typeof registrarOrders.$inferSelect

/** The last change that was looked through; undefined before the first run. Locked until the transaction ends. */
export async function lockProgress(tx: Tx): Promise<number | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('orders for the registrar'))`)
  const [row] = await tx.select().from(registrarProgress)
  return row?.lastChange
}

export async function keepProgress(tx: Tx, lastChange: number): Promise<void> {
  await tx
    .insert(registrarProgress)
    .values({ id: 1, lastChange })
    .onConflictDoUpdate({ target: registrarProgress.id, set: { lastChange } })
}

/** Notes orders that go out at their cut-off; one that is noted already stays as it is. */
export async function noteOrders(
  tx: Tx,
  orders: readonly Pick<RegistrarOrderRow, 'orderId' | 'orderNumber' | 'dueAt'>[],
): Promise<void> {
  await insertRows(
    tx,
    registrarOrders,
    orders.map((order) => ({ ...order, state: 'waiting' as const })),
    { then: sql`on conflict do nothing` },
  )
}

/** Orders that are undone: what the registrar did not hear of it never will, of the others it must hear again. */
export async function noteUndone(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (!orderIds.length) return
  const { orderId, state } = registrarOrders
  await tx
    .update(registrarOrders)
    .set({ state: sql`case ${state} when 'waiting' then 'withdrawn' else 'undone' end` })
    .where(and(sql`${orderId} = ${anyOf(orderIds, 'uuid')}`, inArray(state, ['waiting', 'sent'])))
}

const isToSend = inArray(registrarOrders.state, ['waiting', 'undone'])

/** Orders of which the registrar must hear by now, by their ids after one of them. */
export function ordersToSend(tx: Tx, now: Date, after: string, limit: number): Promise<RegistrarOrderRow[]> {
  const { orderId, dueAt } = registrarOrders
  return tx
    .select()
    .from(registrarOrders)
    .where(and(isToSend, lte(dueAt, now), gt(orderId, after)))
    .orderBy(asc(orderId))
    .limit(limit)
}

/** Moves orders on from a state; one that moved meanwhile stays. */
export async function moveOn(
  tx: Tx,
  orderIds: readonly string[],
  from: RegistrarOrderRow['state'],
  to: RegistrarOrderRow['state'],
  at: Date,
): Promise<void> {
  if (!orderIds.length) return
  const { orderId, state } = registrarOrders
  await tx
    .update(registrarOrders)
    .set({ state: to, ...(to === 'sent' && { sentAt: at }) })
    .where(and(sql`${orderId} = ${anyOf(orderIds, 'uuid')}`, eq(state, from)))
}

/** How many orders wait for their cut-off, and how many waited longer than that. */
export async function countUnsent(tx: Tx, now: Date): Promise<{ waiting: number; overdue: number }> {
  const overdue = sql<number>`count(*) filter (where ${registrarOrders.dueAt} <= ${now.toISOString()}::timestamptz)::int`
  const [row] = await tx.select({ all: count(), overdue }).from(registrarOrders).where(isToSend)
  return { waiting: (row?.all ?? 0) - (row?.overdue ?? 0), overdue: row?.overdue ?? 0 }
}
