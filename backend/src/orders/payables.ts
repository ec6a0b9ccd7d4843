import type { Payables } from '../payments/payable'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { unitsOn } from '../calendar/cut-off'
import { planNamed } from './scheme-plan'
import { openNewFolio } from './open-new-folio'
import { changeOrder, lockOrder } from './order.repository'
import { paidWord, refundWord, tellInvestor } from './order-messages'
import { navDateFor } from './purchase-dates'

/** Orders as the payments domain sees them. */
export function orderPayables(platform: Platform): Payables {
  return {
    lock: (tx, orderId) => lockOrder(tx, orderId),
    paid: (tx, orderId, capturedAt, paymentId) => markPaid(tx, platform, orderId, capturedAt, paymentId),
    async refundDue(tx, orderId, paymentId) {
      const order = await lockOrder(tx, orderId)
      const cause = `payment:${paymentId}`
      await changeOrder(tx, order, 'lateMoney', { cause, at: platform.clock.now() })
      await tellInvestor(tx, platform, order, refundWord(order))
    },
    async refundSent(tx, orderId, paymentId, allSent) {
      if (!allSent) return
      const order = await lockOrder(tx, orderId)
      await changeOrder(tx, order, 'refundsSent', { cause: `payment:${paymentId}`, at: platform.clock.now() })
    },
  }
}

/** The moment at which the money was realised fixes the NAV; a new folio is opened now that it has money. */
async function markPaid(
  tx: Tx,
  platform: Platform,
  orderId: string,
  paidAt: Date,
  paymentId: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const plan = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const navDate = navDateFor(plan.scheme, paidAt)
  const folioNo = order.folioNo ?? (await openNewFolio(tx, platform, order))
  const change = { cause: `payment:${paymentId}`, at: platform.clock.now(), paidAt, navDate, folioNo }
  const paid = await changeOrder(tx, order, 'captured', change)
  if (!paid) throw new Error(`Order ${orderId} cannot be paid as ${order.state}`)
  await platform.audit.record(tx, {
    event: 'order.paid',
    subject: order.investorId,
    detail: { orderId, navDate },
  })
  await tellInvestor(tx, platform, paid, paidWord(paid, plan.scheme.name, unitsOn(navDate)))
}
