import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import type { FastifyInstance } from 'fastify'
import { ownOrder } from '../orders/order-reader'
import { orderView } from '../orders/order-view'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { claimUnclaimed, unclaimedAmounts } from './unclaimed-amounts'

/** The calls about money of sold units, or of IDCW, that no bank took. */
export function registerUnclaimedCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  implement(app, platform, unclaimedApi, {
    list: async (_body, { investor }) => ({ amounts: await unclaimedAmounts(platform, investor.pan) }),
    async claim(body, context) {
      const orderId = await claimUnclaimed(platform, body, context)
      if (orderId === null) return { order: null }
      return { order: await orderView(db, platform, await ownOrder(db, context.investor.pan, orderId)) }
    },
  })
}
