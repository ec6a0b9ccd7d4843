import { exitPlanApi } from '@portal/kernel/contracts/exit-plan'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { stpQuote, swpQuote } from './exit-plans/exit-plan-quote'
import { initiate } from './initiate'

/** The calls about plans out of a holding before they run. */
export function registerExitPlanCalls(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, exitPlanApi, {
    validateStp: (body, { investor }) => stpQuote(platform, investor.pan, body),
    stp: (body, context) => initiate(platform, { kind: 'STP', ...body }, body, context),
    validateSwp: (body, { investor }) => swpQuote(platform, investor.pan, body),
    swp: (body, context) => initiate(platform, { kind: 'SWP', ...body }, body, context),
  })
}
