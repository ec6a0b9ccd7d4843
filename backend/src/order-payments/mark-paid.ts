import { unitsOn } from '../calendar/cut-off'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notifyInvestor } from '../orders/order-messages'
import { changeOrder, type OrderRow } from '../orders/order.repository'
import { openNewFolio } from '../orders/purchase/open-new-folio'
import { navDateFor } from '../orders/purchase/purchase-dates'
import { paidMessage } from './payment-messages'
import { planNamed } from '../orders/scheme-plan'

/**
 * The moment at which the money of a locked purchase was realised fixes its NAV; a new folio is opened now that it has
 * money. `cause` names the payment or the debit.
 */
export async function markPaid(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  paidAt: Date,
  cause: string,
): Promise<void> {
  const orderId = order.id
  const plan = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const navDate = navDateFor(plan.scheme, paidAt)
  const folioNo = order.folioNo ?? (await openNewFolio(tx, platform, order))
  const at = platform.clock.now()
  const change = { cause, at, paidAt, navDate, settleOn: navDate, folioNo }
  const paid = await changeOrder(tx, order, 'captured', change)
  if (!paid) throw new Error(`Order ${orderId} cannot be paid as ${order.state}`)
  await platform.audit.record(tx, {
    event: 'order.paid',
    subject: order.investorId,
    detail: { orderId, navDate },
  })
  await notifyInvestor(tx, platform, paid, paidMessage(paid, plan.scheme.name, unitsOn(navDate)))
}
