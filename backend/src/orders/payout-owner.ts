import type { PayoutOwner } from '../payouts/payout-owner'
import type { PayoutRow } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OrderEvent } from './families/family'
import { paidOutMessage, returnedMessage, tellInvestor } from './order-messages'
import { changeOrder, lockOrder, type OrderRow } from './order.repository'

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
      const order = await change(tx, orderId, 'paidOut', payout)
      await tellInvestor(tx, platform, order, paidOutMessage(order, payout))
    },
    async returned(tx, orderId, payout) {
      const order = await change(tx, orderId, 'returned', payout)
      await tellInvestor(tx, platform, order, returnedMessage(order, payout))
    },
  }
}
