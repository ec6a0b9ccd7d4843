import { systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { upcomingInstalments } from './upcoming'

export function registerSystematicPlans(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, systematicPlanApi, {
    systematicPlans: async (_body, { investor }) => ({
      upcoming: await upcomingInstalments(db, investor.pan, clock.today()),
    }),
  })
}
