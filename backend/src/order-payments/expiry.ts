import { closeOpenAttempt } from '../payments/close-attempt'
import type { PaymentContext } from '../payments/payment-context'
import { openPaymentOf } from '../payments/payment.repository'
import { inTransaction, type Tx } from '../platform/database'
import { lockCheckout, overdueCheckouts } from '../orders/checkout.repository'
import { notifyInvestor } from '../orders/order-messages'
import { changeOrder } from '../orders/order.repository'
import { expiredMessage } from './payment-messages'
import { withdrawOpenDebit } from './take-back'

/** A bank that still works on a payment gets a day more; money that comes even later goes back. */
export const pendingGraceMs = 24 * 3_600_000

/** Ends the orders of every checkout that was not paid in time; run by a job. */
export async function expireUnpaidCheckouts(paying: PaymentContext, now: Date): Promise<void> {
  for (const checkoutId of await overdueCheckouts(paying.platform.db, now)) {
    try {
      // The provider may hold money that we were not told of: it must be asked before the orders end.
      await withdrawOpenDebit(paying, checkoutId, { code: 'timeOver' })
      await closeOpenAttempt(paying, checkoutId)
      await inTransaction(paying.platform.db, (tx) => expire(tx, paying, checkoutId, now))
    } catch (error) {
      paying.platform.log.warn({ err: error, checkoutId }, 'the checkout could not be ended yet')
    }
  }
}

async function expire(tx: Tx, { platform }: PaymentContext, checkoutId: string, now: Date): Promise<void> {
  const { checkout, orders } = await lockCheckout(tx, checkoutId)
  if (!checkout.payBefore) return
  const waits = now.getTime() < checkout.payBefore.getTime() + pendingGraceMs
  if (waits && (await openPaymentOf(tx, checkoutId))) return
  for (const order of orders) {
    const change = { cause: 'window', at: platform.clock.now() }
    const expired = await changeOrder(tx, order, 'windowEnded', change)
    if (expired) await notifyInvestor(tx, platform, expired, expiredMessage(expired))
  }
}
