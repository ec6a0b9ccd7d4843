import { and, asc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { OrderState } from '@portal/contracts/orders/order'
import { nameOfInvestor } from '../identity/investors'
import type { Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { groupBy } from '../platform/group-by'
import { notFound } from '../platform/refusal'
import { anyOf, insertRows, updateRows } from '../platform/rows'
import { nextOrderState } from './families'
import type { OrderEvent } from './families/family'
import { orderEvents, orders } from './schema'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

/** An order that nobody else can change until the transaction ends. Throws a 404. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw notFound()
  return order
}

/** What investors quote: "NM2608250041"; as a column of the statement that writes the order. */
const nextOrderNumber = sql`'NM' || to_char(r.created_at at time zone 'Asia/Kolkata', 'YYMMDD')
  || to_char(nextval('order_numbers'), 'FM999999999990000')`

type OrderToWrite = Omit<NewOrder, 'orderNumber' | 'investorName'> & { createdAt: Date }

/** Writes an order under the next number, with its first event row; its investor is called as our register has it. */
export const insertOrder = batchedLoader(async (tx, requested: readonly [OrderToWrite][]) => {
  const written = requested.map(([order]) => order)
  const rows = await insertRows<typeof orders, { id: string; order_number: string; investor_name: string }>(
    tx,
    orders,
    written.map((order) => ({ ...order, orderNumber: '', investorName: '' })),
    {
      computed: {
        orderNumber: nextOrderNumber,
        investorName: nameOfInvestor(sql`r.investor_id`),
      },
      then: sql`returning id, order_number, investor_name`,
    },
  )
  const events = written.map(({ id, state, createdAt }) => ({ orderId: id, to: state, at: createdAt }))
  await insertRows(
    tx,
    orderEvents,
    events.map((event) => ({ ...event, from: null, cause: 'investor' })),
  )
  const numbered = new Map(rows.map((row) => [row.id, row]))
  return written.map((order) => wholeOrder(order, numbered.get(order.id)))
})

function wholeOrder(
  order: OrderToWrite,
  numbered: { order_number: string; investor_name: string } | undefined,
): OrderRow {
  if (!numbered) throw new Error('an insert returned nothing')
  const { order_number: orderNumber, investor_name: investorName } = numbered
  const empty = Object.fromEntries(Object.keys(getTableColumns(orders)).map((column) => [column, null]))
  return { ...empty, receiptsSent: 0, ...order, orderNumber, investorName } as OrderRow
}

type Change = { cause: string; at: Date } & Partial<NewOrder>

/**
 * Moves a locked order along a legal edge, with the event row of the change; returns the order as it is then,
 * or undefined where the event changes nothing.
 */
export async function changeOrder(
  tx: Tx,
  order: OrderRow,
  event: OrderEvent,
  change: Change,
): Promise<OrderRow | undefined> {
  const to = nextOrderState(order.family, order.state, event)
  return to && writeChange(tx, order, to, change)
}

const writeChange = batchedLoader(async (tx, requested: readonly [OrderRow, OrderState, Change][]) => {
  const changes = requested.map(([{ id }, state, { cause: _cause, at: _at, ...facts }]) => ({
    id,
    ...facts,
    state,
  }))
  // What the changes set differs from kind to kind.
  for (const alike of groupBy(changes, (change) => Object.keys(change).join()).values())
    await updateRows(tx, orders, ['id'], alike as Partial<OrderRow>[])
  await insertRows(
    tx,
    orderEvents,
    requested.map(([{ id, state }, to, { cause, at }]) => ({ orderId: id, from: state, to, cause, at })),
  )
  return requested.map(([order], index): OrderRow => ({ ...order, ...(changes[index] as Partial<OrderRow>) }))
})

/** Those of some orders that are still due, locked until the transaction ends, the oldest day first. */
export function lockDueOrders(
  tx: Tx,
  orderIds: readonly string[],
  today: string,
  others: 'pass over' | 'wait for',
): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(sql`${orders.id} = ${anyOf(orderIds, 'uuid')}`, lte(orders.settleOn, today)))
    .orderBy(asc(orders.settleOn), asc(orders.investorPan), asc(orders.createdAt))
    .for('update', others === 'pass over' ? { skipLocked: true } : {})
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
