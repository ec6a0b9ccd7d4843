import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { lockHolding } from './lots/free-units'
import { orders } from './schema'

/** Units or money of it are still to come into the folio, or to leave it. */
const openStates = ['created', 'paid', 'accepted', 'paid_ahead', 'sold'] as const

/** How many orders of a folio are not settled yet. */
export async function openOrdersIn(tx: Tx, folioNo: string): Promise<number> {
  const open = and(eq(orders.folioNo, folioNo), inArray(orders.state, openStates))
  return (await tx.select({ id: orders.id }).from(orders).where(open)).length
}

/** Orders that are not settled yet go on in another folio: the units that they hold are there from now on. */
export async function moveOpenOrders(tx: Tx, from: string, into: string): Promise<void> {
  const open = and(eq(orders.folioNo, from), inArray(orders.state, openStates))
  await tx.update(orders).set({ folioNo: into }).where(open)
}

/** Nobody sells units of a folio until the transaction ends. */
export async function lockHoldings(tx: Tx, folioNo: string, planCodes: readonly string[]): Promise<void> {
  const held = await tx
    .select({ planCode: orders.schemePlanCode })
    .from(orders)
    .where(and(eq(orders.folioNo, folioNo), isNotNull(orders.unitsHeld)))
  const codes = [...new Set([...planCodes, ...held.map(({ planCode }) => planCode)])].sort()
  for (const planCode of codes) await lockHolding(tx, folioNo, planCode)
}

/** The accounts that orders which are not settled yet will pay to. */
export async function banksOfOpenOrders(tx: Tx, folioNo: string): Promise<string[]> {
  const open = and(eq(orders.folioNo, folioNo), inArray(orders.state, openStates))
  const rows = await tx.select({ terms: orders.terms }).from(orders).where(open)
  return rows.flatMap(({ terms }) => (terms as { bankId?: string }).bankId ?? [])
}
