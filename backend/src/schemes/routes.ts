import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { openSchemesApi } from '@portal/contracts/schemes/open-schemes'
import { productApi, type SchemeDetails } from '@portal/contracts/schemes/product'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { catalogueOn, type SchemePlanFacts } from './catalogue'
import { investmentSolutions } from './investment-solutions'
import { navHistory } from './nav-history'
import { monthNavs, rollingSips } from './rolling-sips'
import { categoriesView, listsOf, schemeDetailsView, schemeView } from './scheme-view'
import { desc, eq } from 'drizzle-orm'
import { riskLevels } from './schema'

/** The risk levels of a scheme, the newest first. */
async function riskHistory(tx: Tx, schemeCode: string): Promise<NonNullable<SchemeDetails['riskHistory']>> {
  const rows = await tx
    .select()
    .from(riskLevels)
    .where(eq(riskLevels.schemeCode, schemeCode))
    .orderBy(desc(riskLevels.since))
  return rows.map(({ since, risk }) => ({ since, level: risk }))
}

/** What an investor's folios say of schemes. */
export interface SchemesOfInvestor {
  /** The folios in which an investor holds units, by scheme plan. */
  foliosHolding(tx: Tx, pan: string): Promise<ReadonlyMap<string, string[]>>
  /** Whether an investor may buy a plan now. */
  mayBuy(tx: Tx, pan: string): Promise<(facts: SchemePlanFacts) => boolean>
}

/** The calls about schemes and their NAVs. */
export function registerSchemes(
  app: FastifyInstance,
  platform: Platform,
  { foliosHolding, mayBuy }: SchemesOfInvestor,
): void {
  const { db, clock } = platform
  implement(app, platform, productApi, {
    schemes: async () => listsOf(await catalogueOn(db, clock.today())).all,
    schemeDetails: (body) => detailsOf(platform, body),
    async schemesByPan(_body, { investor }) {
      const catalogue = await catalogueOn(db, clock.today())
      const allowed = await mayBuy(db, investor.pan)
      return { groups: categoriesView({ ...catalogue, plans: catalogue.plans.filter(allowed) }) }
    },
    async schemeDetailsByPan({ schemeCode, flag }, { investor }) {
      const { plans } = await catalogueOn(db, clock.today())
      const held = await foliosHolding(db, investor.pan)
      const requested = plans.filter(({ scheme }) => scheme.code === schemeCode)
      if (!requested.length) throw notFound()
      const shown = flag === 'Y' ? requested.filter(({ code }) => held.has(code)) : requested
      return { schemes: shown.map((facts) => schemeDetailsView(facts, clock.today())) }
    },
    async investedSchemes(_body, { investor }) {
      const { plans } = await catalogueOn(db, clock.today())
      const held = await foliosHolding(db, investor.pan)
      return {
        schemes: plans.flatMap((facts) => {
          const folios = held.get(facts.code)
          return folios ? [{ ...schemeView(facts), folios }] : []
        }),
      }
    },
    async rollingSips({ schemePlanCode, years }) {
      const { byCode } = await catalogueOn(db, clock.today())
      if (!byCode.has(schemePlanCode)) throw notFound()
      return rollingSips(await monthNavs(db, schemePlanCode), years)
    },
    investmentSolutions: async () => ({ solutions: investmentSolutions() }),
    async navHistory({ schemePlanCode, period }) {
      const { byCode } = await catalogueOn(db, clock.today())
      const facts = byCode.get(schemePlanCode)
      if (!facts) throw notFound()
      return navHistory(db, schemePlanCode, period, facts.navDate)
    },
  })
}

/** Throws a 404 for a scheme, or a plan of it, that there is not. */
async function detailsOf(
  { db, clock }: Platform,
  { schemeCode, schemePlanCode }: RequestOf<typeof productApi.schemeDetails>,
) {
  const { plans } = await catalogueOn(db, clock.today())
  const requested = plans.filter(
    ({ code, scheme }) => scheme.code === schemeCode && (!schemePlanCode || code === schemePlanCode),
  )
  if (!requested.length) throw notFound()
  const history = await riskHistory(db, schemeCode)
  return {
    schemes: requested.map((facts) => ({ ...schemeDetailsView(facts, clock.today()), riskHistory: history })),
  }
}

/** The call with which somebody who is not logged in sees what there is to buy. */
export function registerOpenSchemes(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, openSchemesApi, {
    openSchemes: async () => listsOf(await catalogueOn(platform.db, platform.clock.today())).open,
  })
}
