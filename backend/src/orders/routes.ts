import { lastTransactionApi } from '@portal/contracts/orders/last-transaction'
import { orderApi } from '@portal/contracts/orders/order'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { cancelOrder, type CancellableFamily, type Cancelling } from './cancel-order'
import { registerOutflowCalls } from './outflow.routes'
import { ordersOf } from './checkout.repository'
import { sendReceipt } from './confirmation'
import { transactionPage } from './history'
import { initiate } from './initiate'
import { allKinds } from './kind-table'
import { lastTransactionOf, latestFolioOf } from './last-transaction'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { registerPaymentCalls } from './payment.routes'
import { timelineOf } from './transaction-timeline'

/** The calls about orders of every kind, their payment and what became of them. */
export function registerOrders(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const shown = async (pan: string, orderId: string) =>
    orderView(db, platform, await ownOrder(db, pan, orderId))
  const cancelled = async (family: CancellableFamily, body: Cancelling, context: CallContext) => ({
    order: await shown(context.investor.pan, await cancelOrder(platform, family, body, context)),
  })
  implement(app, platform, orderApi, {
    async order({ transactionId }, { investor: { pan } }) {
      const order = await ownOrder(db, pan, transactionId)
      const others = (await ordersOf(db, order.checkoutId)).filter(({ id }) => id !== order.id)
      return {
        order: await orderView(db, platform, order),
        others: await Promise.all(others.map((each) => orderView(db, platform, each))),
      }
    },
    sendConfirmation: async ({ transactionId, emailId }, { investor }) => ({
      sentTo: await sendReceipt(platform, investor.pan, transactionId, emailId),
    }),
    history: ({ panNumber: _, ...requested }, { investor }) =>
      transactionPage(db, investor.pan, requested, clock.today()),
    cancel: (body, context) => cancelled('registration', body, context),
    cancelRedeem: (body, context) => cancelled('redemption', body, context),
    cancelSwitch: (body, context) => cancelled('switch', body, context),
  })
  implement(app, platform, timelineApi, {
    timeline: ({ transactionId }, { investor }) => timelineOf(platform, investor.pan, transactionId),
  })
  implement(app, platform, lastTransactionApi, {
    lastTransactedDetails: async (_body, { investor }) => ({
      details: await lastTransactionOf(db, investor.pan, clock.today()),
    }),
    latestTransactedFolio: async (_body, { investor }) => ({
      folioNo: await latestFolioOf(db, investor.pan, clock.today()),
    }),
  })
  for (const kind of allKinds())
    kind.calls?.({
      app,
      platform,
      place: (requested, context) => initiate(platform, requested, requested, context),
    })
  registerOutflowCalls(app, platform)
  registerPaymentCalls(app, platform)
}
