import { folioOf } from '../folios/folio-reader'
import { incomeSharesOf, markIncomePaid } from '../folios/income-shares'
import { investorByPan } from '../identity/investors'
import { notify } from '../notifications/notify'
import { refundPaidOut, refundsAmong } from '../payments/refunds'
import type { PayoutOwner } from '../payouts/payout-owner'
import type { PayoutRow } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { OrderEvent } from './families/family'
import {
  idcwPaidMessage,
  idcwReturnedMessage,
  paidOutMessage,
  returnedMessage,
  notifyInvestor,
} from './order-messages'
import { changeOrder, lockOrder, type OrderRow } from './order.repository'
import { orderPayables } from './payables'

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
  /** Whether it was IDCW, which no order asked for, and the investor was told. */
  async function notifyOfIdcw(tx: Tx, orderId: string, payout: PayoutRow, said: typeof idcwPaidMessage) {
    const share = (await incomeSharesOf(tx, payout.pan, [orderId])).get(orderId)
    if (!share) return false
    const told = (await investorByPan(tx, payout.pan)) ?? (await folioOf(tx, payout.pan, share.folioNo))
    await notify(tx, platform, told, said(payout))
    return true
  }
  return {
    async paidOut(tx, orderId, payout) {
      if (await refundPaidOut(tx, { platform, payables: orderPayables(platform) }, orderId, payout.utr ?? ''))
        return
      if (await notifyOfIdcw(tx, orderId, payout, idcwPaidMessage))
        return markIncomePaid(tx, orderId, platform.clock.today())
      const order = await change(tx, orderId, 'paidOut', payout)
      await notifyInvestor(tx, platform, order, paidOutMessage(order, payout))
    },
    async returned(tx, orderId, payout) {
      // A refund goes to another account by itself, or a person is told.
      if ((await refundsAmong(tx, [orderId])).size) return
      if (await notifyOfIdcw(tx, orderId, payout, idcwReturnedMessage)) return
      const order = await change(tx, orderId, 'returned', payout)
      await notifyInvestor(tx, platform, order, returnedMessage(order, payout))
    },
  }
}
