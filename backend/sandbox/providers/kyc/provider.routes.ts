import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { kycAccess } from '../../../src/kyc-applications/kyc-provider'
import { ByApplication, ByPan, OpenRequest } from '../../../src/kyc-applications/provider-protocol'
import type { Platform } from '../../../src/platform/module'
import { makeCode } from '../gateway/gateway-ledger'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { kycReportOf, kycSessionOf, openKyc } from './kyc-records'
import { kycPath } from './kyc-pages'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../src/platform/database'
import { people } from '../../data/people'
import { kycSessions } from './schema'

const streets = ['Lake View Road', 'Temple Street', 'Station Road', 'Garden Avenue', 'Hill Cross Road']
const towns = ['Pune 411004', 'Chennai 600017', 'Mumbai 400050', 'Bengaluru 560038', 'New Delhi 110016']

/**
 * Where the register has a demo investor living; whoever did a KYC at the simulator has moved since. Null for a PAN
 * that no agency knows, as Esha's.
 */
async function addressOnRecord(tx: Tx, pan: string): Promise<string | null> {
  const place = Object.values(people).findIndex((person) => person.pan === pan)
  if (place < 0 || pan === people.esha.pan) return null
  const done = and(eq(kycSessions.pan, pan), eq(kycSessions.state, 'DONE'))
  const moved = (await tx.select().from(kycSessions).where(done)).length
  const at = place + moved
  return `${11 + at}, ${streets[at % streets.length]}, ${towns[at % towns.length]}`
}

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
