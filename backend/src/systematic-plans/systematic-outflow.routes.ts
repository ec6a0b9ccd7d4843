import { systematicOutflowApi } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { stpQuote, swpQuote } from './systematic-outflows/systematic-outflow-quote'
import { initiate } from '../orders/initiate'

/** The calls about plans out of a holding before they run. */
export function registerSystematicOutflowCalls(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, systematicOutflowApi, {
    validateStp: (body, { investor }) => stpQuote(platform, investor.pan, body),
    stp: (body, context) => initiate(platform, { kind: 'STP', ...body }, body, context),
    validateSwp: (body, { investor }) => swpQuote(platform, investor.pan, body),
    swp: (body, context) => initiate(platform, { kind: 'SWP', ...body }, body, context),
  })
}
