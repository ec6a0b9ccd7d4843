import { closeOpenAttempt } from '../payments/close-attempt'
import type { PaymentDesk } from '../payments/payment-desk'
import { openPaymentOf } from '../payments/payment.repository'
import { inTransaction, type Tx } from '../platform/database'
import { changeOrder, lockOrder, overdueOrders } from './order.repository'
import { expiredWord, tellInvestor } from './order-messages'

/** How long a new order waits for its money. */
export const payWindowMs = 30 * 60_000

/** A bank that still works on a payment gets a day more; money that comes even later goes back. */
export const pendingGraceMs = 24 * 3_600_000

/** Ends every order that was not paid in time; run by a job. */
export async function expireUnpaidOrders(desk: PaymentDesk, now: Date): Promise<void> {
  for (const orderId of await overdueOrders(desk.platform.db, now)) {
    try {
      // The provider may hold money that we were not told of: it must be asked before the order ends.
      await closeOpenAttempt(desk, orderId)
      await inTransaction(desk.platform.db, (tx) => expire(tx, desk, orderId, now))
    } catch (error) {
      desk.platform.log.warn({ err: error, orderId }, 'the order could not be ended yet')
    }
  }
}

async function expire(tx: Tx, { platform }: PaymentDesk, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const waits = now.getTime() < order.payBefore.getTime() + pendingGraceMs
  if (waits && (await openPaymentOf(tx, orderId))) return
  const expired = await changeOrder(tx, order, 'windowEnded', { cause: 'window', at: platform.clock.now() })
  if (expired) await tellInvestor(tx, platform, expired, expiredWord(expired))
}
