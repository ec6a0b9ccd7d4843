import { productApi } from '@portal/kernel/contracts/product'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { catalogueOn } from './catalogue'
import { foliosHolding, mayBuy } from '../folios/schemes-of-investor'
import { investmentSolutions } from './investment-solutions'
import { navHistory } from './nav-history'
import { categoriesView, schemeDetailsView, schemeView } from './scheme-view'

/** The calls about schemes and their NAVs. */
export function registerSchemes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, productApi, {
    async schemes() {
      const catalogue = await catalogueOn(db, clock.today())
      return { categories: categoriesView(catalogue), navDate: catalogue.navDate }
    },
    async schemeDetails({ schemeCode, schemePlanCode }) {
      const { plans } = await catalogueOn(db, clock.today())
      const asked = plans.filter(
        ({ code, scheme }) => scheme.code === schemeCode && (!schemePlanCode || code === schemePlanCode),
      )
      if (!asked.length) throw notFound()
      return { schemes: asked.map((facts) => schemeDetailsView(facts, clock.today())) }
    },
    async schemesByPan(_body, { investor }) {
      const catalogue = await catalogueOn(db, clock.today())
      const allowed = await mayBuy(db, investor.pan)
      return { groups: categoriesView({ ...catalogue, plans: catalogue.plans.filter(allowed) }) }
    },
    async schemeDetailsByPan({ schemeCode, flag }, { investor }) {
      const { plans } = await catalogueOn(db, clock.today())
      const held = await foliosHolding(db, investor.pan)
      const asked = plans.filter(({ scheme }) => scheme.code === schemeCode)
      if (!asked.length) throw notFound()
      const shown = flag === 'Y' ? asked.filter(({ code }) => held.has(code)) : asked
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
    investmentSolutions: async () => ({ solutions: [...investmentSolutions] }),
    async navHistory({ schemePlanCode, period }) {
      const { byCode } = await catalogueOn(db, clock.today())
      const facts = byCode.get(schemePlanCode)
      if (!facts) throw notFound()
      return navHistory(db, schemePlanCode, period, facts.navDate)
    },
  })
}
