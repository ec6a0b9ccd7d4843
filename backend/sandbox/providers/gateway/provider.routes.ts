import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../src/platform/module'
import {
  ByDay,
  ByPayment,
  type OpenAnswer,
  OpenRequest,
  type RefundAnswer,
  RefundRequest,
} from '../../../src/payments/adapters/signed/protocol'
import { signedAccess } from '../../../src/payments/adapters/signed/signed-gateway'
import { ownAddress, registerSignedCalls } from '../signed-calls'
import { closeSession, makeCode, openSession, refundSession, reportOf, sessionOf } from './gateway-ledger'
import { gatewayBankHealth } from './schema'
import { gatewayPath } from './gateway-pages'
import { settledOn } from './settlement'
import { transferAccount } from './transfers'

/** The provider's own side of the protocol. */
export function registerProviderCalls(scope: FastifyInstance, platform: Platform): void {
  const secret = () => signedAccess(platform.config, platform.publicUrl()).secret
  const address = ownAddress(platform)
  registerSignedCalls(scope, secret, (on) => {
    on('/checkouts/open', z.extend(OpenRequest, { returnUrl: address, callbackUrl: address }), (request) =>
      open(platform, request),
    )
    on('/checkouts/status', ByPayment, async ({ paymentId }) => ({
      report: reportOf(await sessionOf(platform.db, paymentId), paymentId, platform.clock.now()),
    }))
    on('/checkouts/close', ByPayment, async ({ paymentId }) => ({
      report: reportOf(await closeSession(platform, paymentId), paymentId, platform.clock.now()),
    }))
    on('/checkouts/health', z.object({}), async () => ({
      banks: await platform.db.select().from(gatewayBankHealth),
    }))
    on('/checkouts/settlement', ByDay, async ({ day }) => ({ items: await settledOn(platform, day) }))
    on('/checkouts/refund', RefundRequest, async (request): Promise<RefundAnswer | undefined> => {
      const reference = await refundSession(platform, request)
      return reference === undefined ? undefined : { reference }
    })
  })
}

async function open(platform: Platform, request: OpenRequest): Promise<OpenAnswer | undefined> {
  const session = await openSession(platform, request)
  if (!session) return undefined
  const { code, expiresAt } = await makeCode(platform, session.paymentId, 'link', platform.clock.now())
  const url = `${platform.publicUrl()}${gatewayPath}/pay/${code}`
  const upi = {
    payee: session.payee,
    payeeName: 'Neem Mutual Fund',
    // A real app reads upi://pay; this one is a page, so the code of the picture opens it on any phone.
    qrPayload: url,
    expiresAt: expiresAt.toISOString(),
  }
  return {
    providerType: 'SANDBOX',
    url,
    transactionToken: session.paymentId,
    upi: session.mode === 'UPI' ? upi : null,
    transfer: session.mode === 'RTGS' ? transferAccount(session.paymentId) : null,
  }
}
