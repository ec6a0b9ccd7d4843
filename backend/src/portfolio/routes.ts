import { investorApi } from '@portal/contracts/folios/investor'
import { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import type { FastifyInstance } from 'fastify'
import { cashFlowsOf } from './cash-flows'
import { holdingDetailsOf } from './holding-details'
import { statusOf } from './investor-status'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import {
  assetSummaryOf,
  foliosWithHoldings,
  folioWithHoldings,
  portfolioItemsOf,
  portfolioOf,
} from './portfolio.service'
import { valueHistoryOf } from './value-history'
import { type FamilyTag, RelationCode } from '@portal/contracts/folios/applicant'
import { nomineeRelations } from '@portal/contracts/format'

/** The belongs-to fields offer the six relations of S3.055, Self first. */
const familyTags = (): FamilyTag[] =>
  RelationCode.options.map((code) => ({
    name: nomineeRelations[code],
    code,
  }))

/** The calls about what an investor owns; whose it is comes from the session, never from the body. */
export function registerPortfolio(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, investorApi, {
    master: async () => ({ familyTags: familyTags() }),
    status: (_body, { investor }) => statusOf(db, investor.pan),
    async folios(_body, { investor }) {
      return { folios: await foliosWithHoldings(db, investor.pan, clock.today()) }
    },
    async folio({ folioNumber }, { investor }) {
      return { folio: await folioWithHoldings(db, investor.pan, folioNumber, clock.today()) }
    },
    async portfolio(_body, { investor }) {
      const portfolio = await portfolioOf(db, investor.pan, clock.today())
      return { ...portfolio, serverNow: clock.now().toISOString() }
    },
    async portfolioItems(_body, { investor }) {
      return { items: await portfolioItemsOf(db, investor.pan, clock.today()) }
    },
    async assetSummary(_body, { investor }) {
      return { allocation: await assetSummaryOf(db, investor.pan, clock.today()) }
    },
    async valueHistory({ period }, { investor }) {
      return { points: await valueHistoryOf(await platform.pastDb(), investor.pan, period, clock.today()) }
    },
  })
  implement(app, platform, portfolioApi, {
    holding: ({ folioNumber, schemePlanCode }, { investor }) =>
      holdingDetailsOf(platform, investor.pan, { folioNo: folioNumber, schemePlanCode }),
    cashFlows: async ({ panNumber: _, ...part }, { investor }) =>
      cashFlowsOf(await platform.pastDb(), investor.pan, part, clock.today()),
  })
}
