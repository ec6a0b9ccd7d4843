import type { FailureReason } from '../../payments/failure-reasons'
import { refundShare } from '../../payments/start-refund'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { refundMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'

/**
 * A paid order that cannot be allotted: what it took of its checkout's money goes back, the other orders keep theirs.
 * The order must be locked; undefined where it is not one that waits for its units.
 */
export async function refundOrder(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  reason: FailureReason,
): Promise<OrderRow | undefined> {
  const change = { cause: 'allotment', at: platform.clock.now(), settleOn: null, failureReason: reason }
  const refunded = await changeOrder(tx, order, 'cannotAllot', change)
  if (!refunded) return undefined
  const { id: orderId, checkoutId: payableId } = refunded
  const amount = refunded.amount ?? 0
  await refundShare(tx, platform, { payableId, orderId, amount, reason })
  await notifyInvestor(tx, platform, refunded, refundMessage(refunded, amount, reason))
  return refunded
}
