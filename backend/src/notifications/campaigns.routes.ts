import { randomUUID } from 'node:crypto'
import { campaignApi } from '@portal/contracts/support/campaign'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { campaignVisits } from './schema'

export function registerCampaigns(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, campaignApi, {
    /** Name and e-mail of the body are not kept: the investor's own record has them. */
    async utmSave(utm, { investor }) {
      const referenceId = randomUUID()
      await platform.db.insert(campaignVisits).values({
        referenceId,
        pan: investor.pan,
        source: utm.utmSource,
        medium: utm.utmMedium,
        campaign: utm.utmCampaign,
        term: utm.utmTerm,
        content: utm.utmContent,
        at: platform.clock.now(),
      })
      return { referenceId }
    },
  })
}
