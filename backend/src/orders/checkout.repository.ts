import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Payable } from '../payments/payable'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { rowWriter } from '../platform/rows'
import type { OrderRow } from './order.repository'
import { checkouts, orders } from './schema'

export type CheckoutRow = typeof checkouts.$inferSelect

export const insertCheckout = rowWriter(checkouts)

/** Throws a 404. */
export async function checkoutOf(tx: Tx, checkoutId: string): Promise<CheckoutRow> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId))
  if (!row) throw notFound()
  return row
}

/** A checkout and its orders, which nobody else can change until the transaction ends. Throws a 404. */
export async function lockCheckout(
  tx: Tx,
  checkoutId: string,
): Promise<{ checkout: CheckoutRow; orders: OrderRow[] }> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, checkoutId)).for('update')
  if (!checkout) throw notFound()
  const locked = await tx
    .select()
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId))
    .orderBy(asc(orders.orderNumber))
    .for('update')
  return { checkout, orders: locked }
}

/** Selects the ids of an investor's checkouts, for what the payments domain counts of them. */
export const checkoutIdsOf = (pan: string): SQL =>
  sql`select ${checkouts.id} from ${checkouts} where ${eq(checkouts.investorPan, pan)}`

/** Gives a locked checkout more time to be paid. */
export async function payUntil(tx: Tx, checkoutId: string, payBefore: Date): Promise<void> {
  await tx.update(checkouts).set({ payBefore }).where(eq(checkouts.id, checkoutId))
}

/** The orders of a checkout, in the order in which they were asked for. */
export function ordersOf(tx: Tx, checkoutId: string): Promise<OrderRow[]> {
  return tx.select().from(orders).where(eq(orders.checkoutId, checkoutId)).orderBy(asc(orders.orderNumber))
}

/** Ids of checkouts with an unpaid order whose time to pay has ended. */
export async function overdueCheckouts(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: checkouts.id, payBefore: checkouts.payBefore })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(and(eq(orders.state, 'created'), lte(checkouts.payBefore, now)))
    .orderBy(asc(checkouts.payBefore))
  return rows.map(({ id }) => id)
}

/** The orders of a checkout that its payment pays. */
export const purchasesOf = (orders: readonly OrderRow[]): OrderRow[] =>
  orders.filter(({ family }) => family === 'purchase')

/** Whether a checkout still takes money: all of its purchases are paid, or ended, together. */
export function takesMoney(orders: readonly OrderRow[]): Payable['takes'] {
  const states = purchasesOf(orders).map(({ state }) => state)
  if (states.some((state) => state === 'created')) return 'money'
  return states.some((state) => state === 'paid' || state === 'allotted') ? 'paid' : 'ended'
}
