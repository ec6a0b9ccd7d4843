import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { refuseHostileJson } from '../platform/plain-text'
import { badRequest } from '../platform/refusal'
import { gatewayAccess, readReport } from './http-gateway'
import { Callback } from './gateway-protocol'
import { recordReport } from './outcome'
import type { PaymentDesk } from './payment-desk'
import { isSignedBy } from './signature'

const unauthorised = {
  resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_SIGNATURE', resultMsg: 'Not accepted.' },
}
const taken = { resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }, data: {} }

/** A moment further back than this was told by a clock that was never set. */
const longestAgoMs = 366 * 86_400_000

/**
 * Where the provider reports, server to server. Forged, stale, unreadable or about an attempt that is not ours:
 * one answer for all, and nothing changes. What the provider signed and we cannot keep is refused in clear words.
 */
export function registerPaymentCallback(app: FastifyInstance, desk: () => PaymentDesk): void {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came, so the body must not be parsed and written again.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/v1/payments/callback', { bodyLimit: 16_384 }, async (request, reply) => {
      const { platform, payables } = desk()
      const body = typeof request.body === 'string' ? request.body : ''
      const { secret } = gatewayAccess(platform.config, platform.publicUrl())
      if (!isSignedBy(secret, request.headers, body, Date.now())) return reply.code(401).send(unauthorised)
      const read = readCallback(body)
      if (!read) return reply.code(401).send(unauthorised)
      await refuseWhatCannotBeKept(platform, read)
      const { eventId, report } = read
      const source = { kind: 'callback', eventId, body: report } as const
      const effect = await recordReport(platform, payables, readReport(report), source)
      platform.log.info({ eventId, news: report.news, effect }, 'payment callback')
      return effect === 'unknown' ? reply.code(401).send(unauthorised) : reply.send(taken)
    })
  })
}

function readCallback(body: string): Callback | undefined {
  try {
    return Callback.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * Text that no database takes, and moments that cannot be. The attempt stays as it is, so the provider's next copy
 * counts, or what it says when it is asked; the audit log and an error in the log tell a person. Throws a 400.
 */
async function refuseWhatCannotBeKept(platform: Platform, callback: Callback): Promise<void> {
  const { paymentId, at } = callback.report
  try {
    refuseHostileJson(callback)
    const age = platform.clock.now().getTime() - Date.parse(at)
    if (!(age < longestAgoMs)) throw badRequest('The time of this report cannot be right.')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    platform.log.error({ paymentId, why }, 'signed payment callback refused')
    await inTransaction(platform.db, (tx) =>
      platform.audit.record(tx, { event: 'payment.callback.refused', detail: { paymentId, why } }),
    )
    throw error
  }
}
