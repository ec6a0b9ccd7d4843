import { transactionApi } from '@portal/kernel/contracts/transaction'
import type { FastifyInstance } from 'fastify'
import { branchOf } from '../payments/branch-directory'
import { paymentDesk } from '../payments/payment-desk'
import { upcomingInstalments } from '../plans/upcoming'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { sendReceipt } from './confirmation'
import { transactionHistory } from './history'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { initiatePayment } from './pay-order'
import { orderPayables } from './payables'
import { payingBanks } from './paying-banks'
import { placeOrder } from './place-order'
import { quote } from './quote'

/** The calls about purchases, their payment and what became of them. */
export function registerOrders(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const show = async (pan: string, orderId: string) => ({
    order: await orderView(db, await ownOrder(db, pan, orderId), clock.now(), clock.today()),
  })
  implement(app, platform, transactionApi, {
    quote: (body, { investor }) => quote(platform, investor.pan, body),
    newLumpsum: async (body, context) =>
      show(context.investor.pan, await placeOrder(platform, body, context)),
    initiatePayment: (body, context) =>
      initiatePayment(paymentDesk(platform, orderPayables(platform)), body, context),
    paymentStatus: ({ transactionId }, { investor }) => show(investor.pan, transactionId),
    order: ({ transactionId }, { investor }) => show(investor.pan, transactionId),
    banks: async ({ transactionId }, { investor }) => ({
      banks: await payingBanks(platform, await ownOrder(db, investor.pan, transactionId)),
    }),
    sendConfirmation: async ({ transactionId, emailId }, { investor }) => ({
      sentTo: await sendReceipt(platform, investor.pan, transactionId, emailId),
    }),
    history: async ({ limit }, { investor }) => ({
      transactions: await transactionHistory(db, investor.pan, limit, clock.today()),
    }),
    systematicPlans: async (_body, { investor }) => ({
      upcoming: await upcomingInstalments(db, investor.pan, clock.today()),
    }),
    ifsc: ({ ifscCode }) => branchOf(platform, ifscCode),
  })
}
