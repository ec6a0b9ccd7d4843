import { productApi } from '@portal/kernel/contracts/product'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { catalogueOn } from './catalogue'
import { navHistory } from './nav-history'
import { categoriesView, schemeDetailsView } from './scheme-view'

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
    async navHistory({ schemePlanCode, period }) {
      const { byCode } = await catalogueOn(db, clock.today())
      const facts = byCode.get(schemePlanCode)
      if (!facts) throw notFound()
      return navHistory(db, schemePlanCode, period, facts.navDate)
    },
  })
}
