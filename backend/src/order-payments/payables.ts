import type { Payables } from '../payments/payable'
import type { Platform } from '../platform/module'
import { lockCheckout, purchasesOf, takesMoney } from '../orders/checkout.repository'
import { markPaid } from './mark-paid'
import { changeOrder, lockOrder } from '../orders/order.repository'
import { payBackToMandate } from './pay-back'
import { payingAccounts } from '../orders/purchase/paying-banks'
import { refundMessage, notifyInvestor } from '../orders/order-messages'
import { moneyTwiceMessage } from './payment-messages'

/** Checkouts as the payments domain sees them: one payment pays all of their purchases. */
export function orderPayables(platform: Platform): Payables {
  return {
    async lock(tx, checkoutId) {
      const { checkout, orders } = await lockCheckout(tx, checkoutId)
      const { id, amount, createdAt } = checkout
      return { id, amount, createdAt, takes: takesMoney(orders) }
    },
    async accounts(tx, checkoutId) {
      const { orders } = await lockCheckout(tx, checkoutId)
      const accounts = await payingAccounts({ clock: platform.clock, db: tx }, purchasesOf(orders))
      return accounts.map(({ accountNumber }) => accountNumber)
    },
    async paid(tx, checkoutId, capturedAt, paymentId) {
      const { orders } = await lockCheckout(tx, checkoutId)
      for (const order of purchasesOf(orders))
        await markPaid(tx, platform, order, capturedAt, `payment:${paymentId}`)
    },
    async refundDue(tx, checkoutId, paymentId, amount, reason) {
      const { orders } = await lockCheckout(tx, checkoutId)
      const change = { cause: `payment:${paymentId}`, at: platform.clock.now() }
      for (const order of purchasesOf(orders)) await changeOrder(tx, order, 'lateMoney', change)
      const [first] = purchasesOf(orders)
      const isTwice = takesMoney(orders) === 'paid'
      if (!first) return
      const message = isTwice ? moneyTwiceMessage(first, amount) : refundMessage(first, amount, reason)
      await notifyInvestor(tx, platform, first, message)
    },
    payBack: (tx, refund) => payBackToMandate(tx, platform, refund),
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
