import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  ByRegistration,
  ChangeRequest,
  type OpenAnswer,
  OpenRequest,
} from '../../../src/mandates/adapters/signed/protocol'
import { bankAccess } from '../../../src/platform/bank-client'
import type { Module, Platform } from '../../../src/platform/module'
import { makeCode } from '../gateway/gateway-ledger'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { mandateOf, offersNone, openMandate, reportOf } from './mandate-records'
import { mandatesPath } from './mandate-pages'
import { registerApprovalPages } from './pages.routes'
import { answerMandates } from './notify.job'

/** The bank's own side of the protocol of mandates. */
function registerMandateCalls(scope: FastifyInstance, platform: Platform): void {
  const secret = () => bankAccess(platform.config, platform.publicUrl(), 'mandates').secret
  const address = ownAddress(platform)
  registerSignedCalls(scope, secret, (on) => {
    on('/open', z.extend(OpenRequest, { returnUrl: address, callbackUrl: address }), (request) =>
      open(platform, request),
    )
    on('/status', ByRegistration, async ({ registrationId }) => ({
      report: reportOf(await mandateOf(platform.db, registrationId), registrationId, platform.clock.now()),
    }))
    on('/change', ChangeRequest, async ({ umrn }) => ({ umrn }))
  })
}

async function open(platform: Platform, request: OpenRequest): Promise<OpenAnswer | undefined> {
  if (offersNone(request)) return { outcome: 'unavailable' }
  const kept = await openMandate(platform, request)
  if (!kept) return undefined
  if (request.method === 'PAPER') return { outcome: 'opened', url: null, upi: null }
  const { code, expiresAt } = await makeCode(platform, kept.registrationId, 'link', platform.clock.now())
  const url = `${platform.publicUrl()}${mandatesPath}/pay/${code}`
  // A real app reads upi://mandate; this one is a page, so the code of the picture opens it on any phone.
  const upi = { qrPayload: url, payee: 'neem.mf@validtest', expiresAt: expiresAt.toISOString() }
  return { outcome: 'opened', url, upi: request.method === 'UPI' ? upi : null }
}

/** Registers mandates in the sandbox: the bank's protocol, its pages and its callbacks. */
export const mandateSimulator: Module = {
  name: 'mandate simulator',
  register(app, platform) {
    void app.register(async (scope) => registerMandateCalls(scope, platform), {
      prefix: '/sandbox/providers/bank/mandates',
    })
    void app.register(async (scope) => registerApprovalPages(scope, platform), { prefix: mandatesPath })
  },
  jobs: [answerMandates],
}
