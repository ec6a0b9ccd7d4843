import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { inTransaction } from '../src/platform/database'
import type { Platform } from '../src/platform/module'
import { notFound } from '../src/platform/refusal'
import { catalogueOn } from '../src/schemes/catalogue'
import { announceNavs } from '../src/schemes/nav-store'
import { offerAllotmentDate } from '../src/schemes/offer'
import { callOffOffer } from '../src/schemes/offer-failure'
import { parse } from './parse'

const CallOff = z.object({ schemeCode: z.string().check(z.maxLength(20)) })

/** New fund offers, and what the fund house does with one that did not collect enough. */
export function registerOffers(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  app.get('/sandbox/offers', async () => ({ offers: await offersOf(platform) }))
  app.post('/sandbox/offers/call-off', async (request) => {
    const { schemeCode } = parse(CallOff, request.body)
    const { plans, navDate } = await catalogueOn(db, clock.today())
    if (!plans.some(({ scheme, offer }) => scheme.code === schemeCode && offer !== 'none')) throw notFound()
    await inTransaction(db, async (tx) => {
      await callOffOffer(tx, schemeCode, clock.today())
      // So that everybody reads the schemes anew.
      await announceNavs(tx, navDate, 'offer called off', clock.now())
    })
    return { offers: await offersOf(platform) }
  })
}

async function offersOf({ db, clock }: Platform) {
  const { plans } = await catalogueOn(db, clock.today())
  const offered = plans.filter(({ offer }) => offer !== 'none').map(({ scheme }) => scheme)
  return [...new Map(offered.map((scheme) => [scheme.code, scheme])).values()].map((scheme) => ({
    schemeCode: scheme.code,
    name: scheme.name,
    opens: scheme.nfoStart,
    closes: scheme.nfoEnd,
    allotment: scheme.nfoEnd && offerAllotmentDate(scheme.nfoEnd),
    calledOffOn: scheme.nfoFailedOn,
  }))
}
