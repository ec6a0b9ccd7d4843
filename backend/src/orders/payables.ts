import type { Payable, Payables } from '../payments/payable'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { unitsOn } from '../calendar/cut-off'
import { lockCheckout } from './checkout.repository'
import { openNewFolio } from './purchase/open-new-folio'
import { changeOrder, lockOrder, type OrderRow } from './order.repository'
import { paidWord, refundWord, tellInvestor } from './order-messages'
import { navDateFor } from './purchase/purchase-dates'
import { planNamed } from './scheme-plan'

/** Checkouts as the payments domain sees them: one payment pays all of their purchases. */
export function orderPayables(platform: Platform): Payables {
  return {
    async lock(tx, checkoutId) {
      const { checkout, orders } = await lockCheckout(tx, checkoutId)
      const { id, amount, createdAt } = checkout
      return { id, amount, createdAt, takes: takesMoney(orders) }
    },
    async paid(tx, checkoutId, capturedAt, paymentId) {
      const { orders } = await lockCheckout(tx, checkoutId)
      for (const order of purchasesOf(orders)) await markPaid(tx, platform, order, capturedAt, paymentId)
    },
    async refundDue(tx, checkoutId, paymentId) {
      const { orders } = await lockCheckout(tx, checkoutId)
      const change = { cause: `payment:${paymentId}`, at: platform.clock.now() }
      for (const order of purchasesOf(orders)) await changeOrder(tx, order, 'lateMoney', change)
      const [first] = purchasesOf(orders)
      if (first) await tellInvestor(tx, platform, first, refundWord(first))
    },
    async shareSent(tx, orderId, paymentId) {
      const change = { cause: `payment:${paymentId}`, at: platform.clock.now() }
      await changeOrder(tx, await lockOrder(tx, orderId), 'refundsSent', change)
    },
    async refundSent(tx, checkoutId, paymentId, allSent) {
      if (!allSent) return
      const { orders } = await lockCheckout(tx, checkoutId)
      const change = { cause: `payment:${paymentId}`, at: platform.clock.now() }
      for (const order of purchasesOf(orders)) await changeOrder(tx, order, 'refundsSent', change)
    },
  }
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

/** The moment at which the money was realised fixes the NAV; a new folio is opened now that it has money. */
async function markPaid(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  paidAt: Date,
  paymentId: string,
): Promise<void> {
  const orderId = order.id
  const plan = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const navDate = navDateFor(plan.scheme, paidAt)
  const folioNo = order.folioNo ?? (await openNewFolio(tx, platform, order))
  const at = platform.clock.now()
  const change = { cause: `payment:${paymentId}`, at, paidAt, navDate, settleOn: navDate, folioNo }
  const paid = await changeOrder(tx, order, 'captured', change)
  if (!paid) throw new Error(`Order ${orderId} cannot be paid as ${order.state}`)
  await platform.audit.record(tx, {
    event: 'order.paid',
    subject: order.investorId,
    detail: { orderId, navDate },
  })
  await tellInvestor(tx, platform, paid, paidWord(paid, plan.scheme.name, unitsOn(navDate)))
}
