import { daafApi, type DaafProposal } from '@portal/contracts/proposals/daaf'
import type { FastifyInstance } from 'fastify'
import { openProposal } from '../links/daaf-link'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { planNamed, schemeRef } from './scheme-plan'

/** The switch that an open proposal of the asset-allocation facility is about. Throws refusal -386. */
async function daafDetails(platform: Platform, pan: string, link: string): Promise<DaafProposal> {
  const { db, clock } = platform
  const proposal = await openProposal(platform, pan, link)
  const { folioNo, units, expiresAt, schemePlanCode, toSchemePlanCode } = proposal
  const nameOf = async (code: string) => schemeRef(await planNamed(db, code, clock.today()))
  return {
    folioNo,
    scheme: await nameOf(schemePlanCode),
    toScheme: await nameOf(toSchemePlanCode),
    units,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The calls about switches that the asset-allocation facility proposes. */
export function registerDaafCalls(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, daafApi, {
    async validateLink({ link }, { investor }) {
      const { expiresAt } = await openProposal(platform, investor.pan, link)
      return { expiresAt: expiresAt.toISOString() }
    },
    getDAAAFDetails: ({ link }, { investor }) => daafDetails(platform, investor.pan, link),
  })
}
