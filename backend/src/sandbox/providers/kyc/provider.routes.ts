import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { kycAccess } from '../../../kyc-journeys/kyc-provider'
import { ByJourney, ByPan, OpenRequest } from '../../../kyc-journeys/provider-protocol'
import type { Platform } from '../../../platform/module'
import { makeCode } from '../gateway/gateway-books'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { addressInBooks } from './register-addresses'
import { kycReportOf, kycSessionOf, openKyc } from './kyc-books'
import { kycPath } from './kyc-pages'

/** The provider's own side of the protocol. */
export function registerKycProviderCalls(scope: FastifyInstance, platform: Platform): void {
  const address = ownAddress(platform)
  const known = ({ journeyId }: { journeyId: string }) => kycSessionOf(platform.db, journeyId)
  registerSignedCalls(
    scope,
    () => kycAccess(platform).secret,
    (on) => {
      on('/journeys/open', z.extend(OpenRequest, { returnUrl: address, callbackUrl: address }), (request) =>
        open(platform, request),
      )
      on('/journeys/status', ByJourney, async (journey) => ({ report: kycReportOf(await known(journey)) }))
      on('/register/address', ByPan, async ({ pan }) => ({ address: await addressInBooks(platform.db, pan) }))
      on('/journeys/person', ByJourney, async (journey) => {
        const session = await known(journey)
        return session && { pan: session.pan, name: session.name }
      })
    },
  )
}

async function open(platform: Platform, request: OpenRequest): Promise<{ url: string } | undefined> {
  const session = await openKyc(platform, request)
  if (!session) return undefined
  const { code } = await makeCode(platform, session.journeyId, 'link', platform.clock.now())
  return { url: `${platform.publicUrl()}${kycPath}/enter/${code}` }
}
