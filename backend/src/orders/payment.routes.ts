import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { paymentApi } from '@portal/kernel/contracts/payment'
import type { FastifyInstance } from 'fastify'
import { paymentDesk } from '../payments/payment-desk'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { initiatePayment } from './pay-order'
import { orderPayables } from './payables'
import { payingBanks } from './purchase/paying-banks'

/** The calls about the payment of a checkout, which is named by one of its purchases. */
export function registerPaymentCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  const purchase = async (pan: string, orderId: string): Promise<PurchaseOrder> => {
    const order = await orderView(db, platform, await ownOrder(db, pan, orderId))
    if (order.family !== 'purchase') throw notFound()
    return order
  }
  implement(app, platform, paymentApi, {
    initiatePayment: (body, context) =>
      initiatePayment(paymentDesk(platform, orderPayables(platform)), body, context),
    paymentStatus: async ({ transactionId }, { investor }) => ({
      order: await purchase(investor.pan, transactionId),
    }),
    banks: async ({ transactionId }, { investor }) => ({
      banks: await payingBanks(platform, await ownOrder(db, investor.pan, transactionId)),
    }),
  })
}
