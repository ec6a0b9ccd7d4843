import type { FastifyInstance } from 'fastify'
import { gatewayAccess, readReport } from './http-gateway'
import { Callback } from './gateway-protocol'
import { recordReport } from './outcome'
import type { PaymentDesk } from './payment-desk'
import { isSignedBy } from './signature'

const unauthorised = {
  resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_SIGNATURE', resultMsg: 'Not accepted.' },
}
const taken = { resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }, data: {} }

/**
 * Where the provider reports, server to server. Forged, stale, unreadable or about an attempt that is not ours:
 * one answer for all, and nothing changes.
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
