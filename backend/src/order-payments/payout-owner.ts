import { refundPaidOut, refundsAmong } from '../payments/refunds'
import type { PayoutOwner } from '../payouts/payout-owner'
import type { PayoutRow } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OrderEvent } from '../orders/families/family'
import { notifyInvestor } from '../orders/order-messages'
import { changeOrder, lockOrder, type OrderRow } from '../orders/order.repository'
import { orderPayables } from './payables'
import { paidOutMessage, returnedMessage } from './payment-messages'

/** Orders as the payouts domain sees them: whose money it is that the bank credits or sends back. */
export function orderPayouts(platform: Platform): PayoutOwner {
  async function change(tx: Tx, orderId: string, event: OrderEvent, payout: PayoutRow): Promise<OrderRow> {
    const order = await lockOrder(tx, orderId)
    const cause = `payout:${payout.id}`
    const changed = await changeOrder(tx, order, event, { cause, at: platform.clock.now() })
    await platform.audit.record(tx, {
      event: event === 'paidOut' ? 'order.paidOut' : 'order.payout.returned',
      subject: order.investorId,
      detail: { orderId, payoutId: payout.id, amount: payout.amount },
    })
    return changed ?? order
  }
  return {
    async paidOut(tx, orderId, payout) {
      if (await refundPaidOut(tx, { platform, payables: orderPayables(platform) }, orderId, payout.utr ?? ''))
        return
      const order = await change(tx, orderId, 'paidOut', payout)
      await notifyInvestor(tx, platform, order, paidOutMessage(order, payout))
    },
    async returned(tx, orderId, payout) {
      // A refund goes to another account by itself, or a person is told.
      if ((await refundsAmong(tx, [orderId])).size) return
      const order = await change(tx, orderId, 'returned', payout)
      await notifyInvestor(tx, platform, order, returnedMessage(order, payout))
    },
  }
}
