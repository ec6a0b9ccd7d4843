import { orderApi } from '@portal/contracts/orders/order'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { cancelOrder, type CancellableFamily, type Cancelling } from './cancel-order'
import { registerDaafCalls } from './daaf.routes'
import { ordersOf } from './checkout.repository'
import { sendReceipt } from './confirmation'
import { initiate } from './initiate'
import { allKinds } from './kind-table'
import { ownOrder } from './order-reader'
import { orderView } from './order-view'

/** `transaction-history` answers what tells of more than orders. */
const { history: _, ...ownCalls } = orderApi

/** The calls about orders of every kind. */
export function registerOrders(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  const shown = async (pan: string, orderId: string) =>
    orderView(db, platform, await ownOrder(db, pan, orderId))
  const cancelled = async (family: CancellableFamily, body: Cancelling, context: CallContext) => ({
    order: await shown(context.investor.pan, await cancelOrder(platform, family, body, context)),
  })
  implement(app, platform, ownCalls, {
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
    cancel: (body, context) => cancelled('registration', body, context),
    cancelRedeem: (body, context) => cancelled('redemption', body, context),
    cancelSwitch: (body, context) => cancelled('switch', body, context),
  })
  for (const kind of allKinds())
    kind.calls?.({
      app,
      platform,
      place: (requested, context) => initiate(platform, requested, requested, context),
    })
  registerDaafCalls(app, platform)
}
