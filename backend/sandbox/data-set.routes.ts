import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../src/platform/module'
import { parse } from './parse'
import { growDataSet } from './seeds/grow-data-set'

const Growth = z.object({ schemePlans: z.int().check(z.minimum(1), z.maximum(5000)) })

/** The house as large as one wants to see it: generated schemes beside those of the demo, until the next reset. */
export function registerDataSet(app: FastifyInstance, platform: Platform): void {
  app.post('/sandbox/data-set', async (request) => {
    const { schemePlans } = parse(Growth, request.body)
    return { schemePlans: await growDataSet(platform, schemePlans) }
  })
}
