import { FeatureAccess } from '@portal/contracts/identity/feature-access'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { setFeatureAccess } from '../src/mandates/access-list'
import { inTransaction } from '../src/platform/database'
import type { Platform } from '../src/platform/module'
import { parse } from './parse'

/** Which features are tried with some investors first, for testers; an empty list opens them to everybody. */
export function registerFeatureAccess(app: FastifyInstance, { db }: Platform): void {
  app.post('/sandbox/feature-access', async (request) => {
    const { features } = parse(z.object({ features: z.array(FeatureAccess) }), request.body)
    await inTransaction(db, (tx) => setFeatureAccess(tx, features))
    return { features }
  })
}
