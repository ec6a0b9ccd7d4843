import { systematicPlanApi } from '@portal/kernel/contracts/systematic-plan'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { type OrderedDues, upcomingInstalments } from './upcoming'

export function registerSystematicPlans(
  app: FastifyInstance,
  platform: Platform,
  orderedDues: OrderedDues,
): void {
  const { db, clock } = platform
  implement(app, platform, systematicPlanApi, {
    systematicPlans: async (_body, { investor }) => ({
      upcoming: await upcomingInstalments(db, orderedDues, investor.pan, clock.today()),
    }),
  })
}
