import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Advice } from '@portal/kernel/contracts/investment'
import type { OrderState } from '@portal/kernel/contracts/order'
import { indiaDate } from '@portal/kernel/format'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { nextOrderState } from './families'
import type { OrderEvent } from './families/family'
import { orderEvents, orders } from './schema'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether a text may be the id of an order; the ledger tells of other things too. */
export const isOrderId = (text: string): boolean => uuid.test(text)

/** An order of the investor; another investor's, and text that is no id, answer like one that does not exist. */
export async function ownOrder(tx: Tx, pan: string, orderId: string): Promise<OrderRow> {
  if (!isOrderId(orderId)) throw notFound()
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.investorPan, pan)))
  if (!order) throw notFound()
  return order
}

/** An order that nobody else can change until the transaction ends. Throws a 404. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw notFound()
  return order
}

/** What investors quote: "NM2608250041"; as a column of the statement that writes the order. */
const nextOrderNumber = (
  now: Date,
): SQL<string> => sql<string>`${`NM${indiaDate(now).slice(2).replaceAll('-', '')}`}::text
  || to_char(nextval('order_numbers'), 'FM999999999990000')`

/** Writes an order under the next number, with its first event row. The name may be a column of the same statement. */
export async function insertOrder(
  tx: Tx,
  order: Omit<NewOrder, 'orderNumber' | 'investorName'> & {
    createdAt: Date
    investorName: string | SQL<string>
  },
): Promise<OrderRow> {
  const numbered = { ...order, orderNumber: nextOrderNumber(order.createdAt) }
  const [row] = await tx.insert(orders).values(numbered).returning()
  if (!row) throw new Error('an insert returned nothing')
  await tx
    .insert(orderEvents)
    .values({ orderId: row.id, from: null, to: row.state, cause: 'investor', at: row.createdAt })
  return row
}

/**
 * Moves a locked order along a legal edge, with the event row of the change; returns the order as it is then,
 * or undefined where the event changes nothing.
 */
export async function changeOrder(
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  { cause, at, ...facts }: { cause: string; at: Date } & Partial<NewOrder>,
): Promise<OrderRow | undefined> {
  const to = nextOrderState(order.family, order.state, event)
  if (!to) return undefined
  const [changed] = await tx
    .update(orders)
    .set({ ...facts, state: to })
    .where(eq(orders.id, order.id))
    .returning()
  await tx.insert(orderEvents).values({ orderId: order.id, from: order.state, to, cause, at })
  return changed
}

/** Every state that an order came to, the first one first. */
export function changesOf(tx: Tx, orderId: string): Promise<{ state: OrderState; at: Date }[]> {
  return tx
    .select({ state: orderEvents.to, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}

/** Ids of orders whose next step may be due, the oldest day first. */
export async function ordersToSettle(tx: Tx, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.settleOn, today))
    .orderBy(asc(orders.settleOn), asc(orders.createdAt))
  return rows.map(({ id }) => id)
}

/** Units of a holding that accepted orders hold, text with 3 decimals; those of one order may be left out. */
export async function unitsHeldIn(
  tx: Tx,
  folioNo: string,
  planCode: string,
  withoutOrderId?: string,
): Promise<string> {
  const [row] = await tx
    .select({ units: sql<string>`coalesce(sum(${orders.unitsHeld}), 0)::numeric(18, 3)::text` })
    .from(orders)
    .where(
      and(
        eq(orders.folioNo, folioNo),
        eq(orders.schemePlanCode, planCode),
        eq(orders.state, 'accepted'),
        inArray(orders.family, ['redemption', 'switch']),
        withoutOrderId === undefined ? undefined : ne(orders.id, withoutOrderId),
      ),
    )
  return row?.units ?? '0.000'
}

/** Every order of some plans, instalments and changes alike, oldest first. */
export async function ordersOfPlans(tx: Tx, planIds: readonly string[]): Promise<OrderRow[]> {
  if (!planIds.length) return []
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.planId, [...planIds]))
    .orderBy(asc(orders.createdAt), asc(orders.orderNumber))
}

/** Orders among some ids, which may name other things too: the ledger tells of more than orders. */
export function ordersNamed(tx: Tx, ids: readonly string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, ids.filter(isOrderId)))
}

/** Counts a receipt that goes out; returns how many went out with it. */
export async function countReceipt(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx
    .update(orders)
    .set({ receiptsSent: sql`${orders.receiptsSent} + 1` })
    .where(eq(orders.id, orderId))
    .returning({ sent: orders.receiptsSent })
  return row?.sent ?? 0
}

/** The latest orders of an investor that somebody advised on, newest first. */
export function advisedOrders(tx: Tx, pan: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.investorPan, pan), or(isNotNull(orders.distributorArn), isNotNull(orders.riaCode))))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(50)
}

/** Who advised on a plan when it was registered; undefined for one of before the orders. */
export async function adviceOfPlan(tx: Tx, planId: string): Promise<Advice | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.planId, planId), eq(orders.kind, 'SIP')))
  return order && adviceIn(order)
}

/** Who advised on an order. */
export function adviceIn({ distributorArn, subBrokerCode, euin, riaCode }: OrderRow): Advice | undefined {
  if (distributorArn === null && riaCode === null) return undefined
  const executionOnly = distributorArn !== null && euin === null
  return { distributorARN: distributorArn, subBrokerCode, euin, ria: riaCode, executionOnly }
}

/** The newest order of an investor that waits for its money. */
export async function unpaidOrder(tx: Tx, pan: string): Promise<OrderRow | undefined> {
  const waits = and(eq(orders.investorPan, pan), eq(orders.family, 'purchase'), eq(orders.state, 'created'))
  const [row] = await tx.select().from(orders).where(waits).orderBy(desc(orders.createdAt)).limit(1)
  return row
}
