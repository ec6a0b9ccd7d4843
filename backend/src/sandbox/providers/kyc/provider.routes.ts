import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { kycAccess } from '../../../kyc-applications/kyc-provider'
import { ByApplication, ByPan, OpenRequest } from '../../../kyc-applications/provider-protocol'
import type { Platform } from '../../../platform/module'
import { makeCode } from '../gateway/gateway-ledger'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { addressOnRecord } from './register-addresses'
import { kycReportOf, kycSessionOf, openKyc } from './kyc-records'
import { kycPath } from './kyc-pages'

/** The provider's own side of the protocol. */
export function registerKycProviderCalls(scope: FastifyInstance, platform: Platform): void {
  const address = ownAddress(platform)
  const known = ({ applicationId }: { applicationId: string }) => kycSessionOf(platform.db, applicationId)
  registerSignedCalls(
    scope,
    () => kycAccess(platform).secret,
    (on) => {
      on('/journeys/open', z.extend(OpenRequest, { returnUrl: address, callbackUrl: address }), (request) =>
        open(platform, request),
      )
      on('/journeys/status', ByApplication, async (application) => ({
        report: kycReportOf(await known(application)),
      }))
      on('/register/address', ByPan, async ({ pan }) => ({
        address: await addressOnRecord(platform.db, pan),
      }))
      on('/journeys/person', ByApplication, async (application) => {
        const session = await known(application)
        return session && { pan: session.pan, name: session.name }
      })
    },
  )
}

async function open(platform: Platform, request: OpenRequest): Promise<{ url: string } | undefined> {
  const session = await openKyc(platform, request)
  if (!session) return undefined
  const { code } = await makeCode(platform, session.applicationId, 'link', platform.clock.now())
  return { url: `${platform.publicUrl()}${kycPath}/enter/${code}` }
}
