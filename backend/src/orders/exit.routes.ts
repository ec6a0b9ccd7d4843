import { changeDividendApi } from '@portal/kernel/contracts/change-dividend'
import { daafApi } from '@portal/kernel/contracts/daaf'
import { instantRedemptionApi } from '@portal/kernel/contracts/instant-redemption'
import { redemptionApi } from '@portal/kernel/contracts/redemption'
import { switchApi } from '@portal/kernel/contracts/switch'
import { unclaimedApi } from '@portal/kernel/contracts/unclaimed'
import type { FastifyInstance } from 'fastify'
import { openProposal } from '../links/daaf-link'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { daafDetails } from './daaf'
import { initiate } from './initiate'
import { changeDividendQuote } from './kinds/change-dividend'
import { instaRedeemQuote, instantEligibility } from './kinds/insta-redeem'
import { redeemQuote } from './kinds/redeem'
import { switchQuote } from './kinds/switch'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { claimUnclaimed, unclaimedAmounts } from './unclaimed'

/** The calls about units that leave a holding at once, and about money of theirs that came back. */
export function registerExitCalls(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  implement(app, platform, redemptionApi, {
    validate: (body, { investor }) => redeemQuote(platform, investor.pan, body),
    redeem: (body, context) => initiate(platform, { kind: 'REDEEM', ...body }, body, context),
  })
  implement(app, platform, instantRedemptionApi, {
    eligible: ({ folioNumber: folioNo, schemePlanCode }, { investor }) =>
      instantEligibility(platform, investor.pan, { folioNo, schemePlanCode }),
    validate: (body, { investor }) => instaRedeemQuote(platform, investor.pan, body),
    instaRedeem: (body, context) => initiate(platform, { kind: 'INSTA_REDEEM', ...body }, body, context),
  })
  implement(app, platform, switchApi, {
    validate: (body, { investor }) => switchQuote(platform, investor.pan, body),
    switch: (body, context) => initiate(platform, { kind: 'SWITCH', ...body }, body, context),
  })
  implement(app, platform, changeDividendApi, {
    validate: (body, { investor }) => changeDividendQuote(platform, investor.pan, body),
    changeDividend: (body, context) =>
      initiate(platform, { kind: 'CHANGE_DIVIDEND', ...body }, body, context),
  })
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
