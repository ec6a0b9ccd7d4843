import { daafApi, type DaafProposal } from '@portal/contracts/proposals/daaf'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import type { FastifyInstance } from 'fastify'
import { openProposal } from '../links/daaf-link'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { claimUnclaimed, unclaimedAmounts } from './unclaimed'
import { planNamed, schemeRef } from './scheme-plan'

/** The switch that an open proposal of the asset-allocation facility is about. Throws refusal -386. */
async function daafDetails(platform: Platform, pan: string, link: string): Promise<DaafProposal> {
  const { db, clock } = platform
  const proposal = await openProposal(platform, pan, link)
  const { folioNo, units, expiresAt, schemePlanCode, toSchemePlanCode } = proposal
  const nameOf = async (code: string) => schemeRef(await planNamed(db, code, clock.today()))
  return {
    folioNo,
    scheme: await nameOf(schemePlanCode),
    toScheme: await nameOf(toSchemePlanCode),
    units,
    expiresAt: expiresAt.toISOString(),
  }
}

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
