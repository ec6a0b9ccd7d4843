import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../src/platform/module'
import { badRequest, notFound } from '../src/platform/refusal'
import { parse } from './parse'
import { isRegistrarSimulated } from './providers/registrar/module'
import { plantTrouble, redeemUnordered, registrarAtWork } from './providers/registrar/plant-trouble'
import { mendTroubles } from './providers/registrar/work-off-orders'
import { troubles } from './providers/registrar/troubles'

const Planted = z.object({
  kind: z.enum(troubles),
  /** The number of an order; the next one that is booked where it is absent. */
  reference: z.optional(z.string().check(z.maxLength(40))),
  folioNo: z.optional(z.string().check(z.maxLength(20))),
  planCode: z.optional(z.string().check(z.maxLength(20))),
})

/** What a tester has the registrar of the sandbox do wrong, and make right again. */
export function registerBackOfficeRegistrar(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/registrar', () =>
    isRegistrarSimulated(platform) ? registrarAtWork(platform) : { waiting: [], troubles: [] },
  )
  app.post('/sandbox/back-office/registrar/troubles', async ({ body }) => {
    const { kind, reference, folioNo = '', planCode = '' } = parse(Planted, body)
    if (!isRegistrarSimulated(platform)) throw badRequest('The registrar is not simulated: REGISTRAR=file.')
    if (kind !== 'redemption nobody ordered') await plantTrouble(platform, kind, reference ?? null)
    else if (!(await redeemUnordered(platform, { folioNo, planCode }))) throw notFound()
    return { planted: true }
  })
  app.post('/sandbox/back-office/registrar/mend', async () => ({ mended: await mendTroubles(platform) }))
}
