import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import type { FastifyInstance } from 'fastify'
import { bankHealth } from '../payments/bank-health'
import { debitsOf } from '../debits/debit.repository'
import { askAboutOpenAttempt } from '../payments/close-attempt'
import { paymentContext } from '../payments/payment-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { ordersOf, purchasesOf } from '../orders/checkout.repository'
import { ownOrder } from '../orders/order-reader'
import { orderView } from '../orders/order-view'
import { mandatesForOrder, payByMandate } from './pay-by-mandate'
import { banksToPay, initiatePayment } from './pay-order'
import { orderPayables } from './payables'
import { beneficiaryDetails, confirmTransfer } from './transfer'
import { accountsOfFolio } from '../orders/purchase/paying-banks'
import { sayReason } from '../payments/failure-reasons'

/** The calls about the payment of a checkout, which is named by one of its purchases. */
export function registerPaymentCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  const purchase = async (pan: string, orderId: string): Promise<PurchaseOrder> => {
    const order = await orderView(db, platform, await ownOrder(db, pan, orderId))
    if (order.family !== 'purchase') throw notFound()
    return order
  }
  async function status(pan: string, transactionId: string) {
    const order = await purchase(pan, transactionId)
    const all = purchasesOf(await ordersOf(db, order.checkoutId))
    const orders = await Promise.all(all.map(({ id }) => purchase(pan, id)))
    return {
      order,
      checkout: { amount: orders.reduce((sum, { amount }) => sum + amount, 0), orders },
      serverNow: platform.clock.now().toISOString(),
    }
  }
  const paying = () => paymentContext(platform, orderPayables(platform))
  implement(app, platform, paymentApi, {
    initiatePayment: (body, context) => initiatePayment(paying(), body, context),
    payByMandate: (body, context) => payByMandate(paying(), body, context),
    paymentStatus: ({ transactionId }, { investor: { pan } }) => status(pan, transactionId),
    async getPaymentFailedDetails({ transactionId }, { investor: { pan } }) {
      const { payments } = await purchase(pan, transactionId)
      const failures = payments.filter(({ state }) => state === 'failed' || state === 'abandoned')
      return { failures: failures.sort((a, b) => b.startedAt.localeCompare(a.startedAt)) }
    },
    async cardPaymentStatus({ transactionId }, { investor: { pan } }) {
      await askAboutOpenAttempt(paying(), (await ownOrder(db, pan, transactionId)).checkoutId)
      return status(pan, transactionId)
    },
    async autopayPaymentStatus({ transactionId }, { investor: { pan } }) {
      const order = await purchase(pan, transactionId)
      const [debit] = await debitsOf(db, [transactionId])
      if (!debit) return { order, debit: null }
      const { state, presentOn, reason } = debit
      return { order, debit: { state, presentOn, reason: reason && sayReason(reason) } }
    },
    bankHealth: async () => ({ banks: await bankHealth(paying()) }),
    async beneficiaryDetails({ transactionId }, { investor: { pan } }) {
      return beneficiaryDetails(paying(), await ownOrder(db, pan, transactionId))
    },
    async confirmTransfer(body, { investor: { pan } }) {
      await confirmTransfer(paying(), pan, body)
      return { order: await purchase(pan, body.transactionId) }
    },
    async bankDetails({ pan, folioNbr }, { investor }) {
      if (pan !== investor.pan) throw notFound()
      return { banks: await accountsOfFolio(platform, investor.pan, folioNbr) }
    },
    async banks({ transactionId }, { investor }) {
      const order = await ownOrder(db, investor.pan, transactionId)
      const orders = purchasesOf(await ordersOf(db, order.checkoutId))
      const mandates = await mandatesForOrder(platform, investor, order)
      return { banks: await banksToPay(paying(), orders), mandates }
    },
  })
}
