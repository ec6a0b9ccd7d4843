import { daafApi } from '@portal/contracts/proposals/daaf'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import type { FastifyInstance } from 'fastify'
import { openProposal } from '../links/daaf-link'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { daafDetails } from './daaf'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { claimUnclaimed, unclaimedAmounts } from './unclaimed'

/** The calls about money of sold units that came back, and about switches that somebody proposes. */
export function registerOutflowCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  implement(app, platform, unclaimedApi, {
    list: async (_body, { investor }) => ({ amounts: await unclaimedAmounts(platform, investor.pan) }),
    async claim(body, context) {
      const orderId = await claimUnclaimed(platform, body, context)
      if (orderId === null) return { order: null }
      return { order: await orderView(db, platform, await ownOrder(db, context.investor.pan, orderId)) }
    },
  })
  implement(app, platform, daafApi, {
    async validateLink({ link }, { investor }) {
      const { expiresAt } = await openProposal(platform, investor.pan, link)
      return { expiresAt: expiresAt.toISOString() }
    },
    getDAAAFDetails: ({ link }, { investor }) => daafDetails(platform, investor.pan, link),
  })
}
