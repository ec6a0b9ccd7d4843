import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import type { Advice } from '@portal/contracts/schemes/investment'
import type { OrderState } from '@portal/contracts/orders/order'
import { rowsOf, type Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { notFound } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import { anyOf } from '../platform/rows'
import { orderEvents, orders } from './schema'
import type { OrderRow } from './order.repository'

/**
 * The money of an order: what was paid in, or what a sale brought net of load, STT and tax; null for units not sold yet.
 * The stamp duty of a switch is that of what it buys, as of every purchase.
 */
export const moneyOf = ({ family, amount, netAmount, stampDuty }: OrderRow): number | null =>
  family === 'purchase' || netAmount === null ? amount : netAmount + (stampDuty ?? 0)

/** An order of the investor; another investor's, and text that is no id, answer like one that does not exist. */
export async function ownOrder(tx: Tx, pan: string, orderId: string): Promise<OrderRow> {
  if (!isRowId(orderId)) throw notFound()
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.investorPan, pan)))
  if (!order) throw notFound()
  return order
}

/** The orders of an investor and a family that could be taken back at some moment. */
export const ordersCancellableAt = (
  db: Tx,
  pan: string,
  family: OrderRow['family'],
  at: Date,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.investorPan, pan), eq(orders.family, family), gt(orders.cancelUntil, at)))

/** Every state that an order came to, the first one first. */
export function changesOf(tx: Tx, orderId: string): Promise<{ state: OrderState; at: Date }[]> {
  return tx
    .select({ state: orderEvents.to, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}

/** Ids of orders whose next step may be due, the oldest day first, those of an investor beside one another. */
export async function ordersToSettle(tx: Tx, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.settleOn, today))
    .orderBy(asc(orders.settleOn), asc(orders.investorPan), asc(orders.createdAt))
  return rows.map(({ id }) => id)
}

/** Whether units of a scheme plan, of a day before this one, are still to come or to go. */
export async function ordersWaitBefore(tx: Tx, planCode: string, date: string): Promise<boolean> {
  const [row] = await rowsOf<{ waits: boolean }>(
    tx,
    sql`select exists (
      select from orders where state in ('paid', 'accepted', 'paid_ahead', 'sold') and family in ('purchase', 'redemption', 'switch')
        and ((state <> 'sold' and scheme_plan_code = ${planCode} and nav_date < ${date}::date)
          or (to_scheme_plan_code = ${planCode} and to_nav_date < ${date}::date))) as waits`,
  )
  return row?.waits ?? false
}

/** What orders that are not sold yet hold of a holding: units, text with 3 decimals, and the orders; one order may be left out. */
export const heldInOrders = batchedLoader(
  async (tx, requested: readonly [folioNo: string, planCode: string, withoutOrderId?: string][]) => {
    const holdings = requested.map(([folioNo, planCode, but]) => ({ folioNo, planCode, but: but ?? null }))
    const rows = await rowsOf<{ units: string; orders: HoldingOrder[] }>(
      tx,
      sql`select held.* from rows from (jsonb_to_recordset(${JSON.stringify(holdings)}::jsonb) as ("folioNo" text, "planCode" text, but uuid))
          with ordinality as a ("folioNo", "planCode", but, place)
        cross join lateral (
          select coalesce(sum(o.units_held), 0)::numeric(18, 3)::text as units,
            coalesce(json_agg(json_build_object('transactionId', o.id, 'orderNumber', o.order_number)
              order by o.order_number), '[]') as orders
          from orders o
          where o.folio_no = a."folioNo" and o.scheme_plan_code = a."planCode" and o.state in ('accepted', 'paid_ahead')
            and o.family in ('redemption', 'switch') and o.id is distinct from a.but) held
        order by a.place`,
    )
    return rows.map(({ units, orders: by }) => ({ units, orders: by }))
  },
)

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
    .where(inArray(orders.id, ids.filter(isRowId)))
}

/** The digits of an order's number, where only digits are taken. */
export const digitsOf = (orderNumber: string): string => orderNumber.replace(/^NM/, '')

/** Orders by what others call them: id, number, or the digits of it, in whatever case. */
export function ordersCalled(tx: Tx, names: readonly string[]): Promise<OrderRow[]> {
  const ids = names.filter(isRowId)
  const numbers = names.flatMap((name) =>
    /^(nm)?\d{10,}$/i.test(name) ? [`NM${name.replace(/^nm/i, '')}`] : [],
  )
  return tx
    .select()
    .from(orders)
    .where(or(sql`${orders.id} = ${anyOf(ids, 'uuid')}`, sql`${orders.orderNumber} = ${anyOf(numbers)}`))
}

/** Changes of orders after one of them, oldest first: how the order stands now, and to which state each brought it. */
export function changesAfter(tx: Tx, eventId: number, limit: number) {
  const { id, to, at, orderId } = orderEvents
  return tx
    .select({ eventId: id, to, at, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(gt(id, eventId))
    .orderBy(asc(id))
    .limit(limit)
}

/** Orders that are in effect and not booked yet, as the registrar must hear of them when it is told of the first ones. */
export function ordersInEffect(tx: Tx): Promise<OrderRow[]> {
  const { family, state, settleOn } = orders
  return tx
    .select()
    .from(orders)
    .where(
      and(
        isNotNull(settleOn),
        or(
          and(eq(family, 'purchase'), eq(state, 'paid')),
          and(inArray(family, ['redemption', 'switch']), inArray(state, ['accepted', 'paid_ahead'])),
        ),
      ),
    )
}

/** The last change of any order before a moment; 0 where there is none. */
export async function lastChangeBefore(tx: Tx, moment: Date): Promise<number> {
  const { id, at } = orderEvents
  const [row] = await tx.select({ id }).from(orderEvents).where(lt(at, moment)).orderBy(desc(id)).limit(1)
  return row?.id ?? 0
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
export const adviceOfPlan = batchedLoader(async (tx, requested: readonly [planId: string][]) => {
  const planIds = requested.map(([planId]) => planId)
  const registrations = await tx
    .select()
    .from(orders)
    .where(and(sql`${orders.planId} = ${anyOf(planIds)}`, eq(orders.kind, 'SIP')))
  const byPlan = new Map(registrations.map((order) => [order.planId, order]))
  return planIds.map((planId): Advice | undefined => {
    const order = byPlan.get(planId)
    return order && adviceIn(order)
  })
})

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
