import type { FastifyInstance } from 'fastify'
import type { RazorpayXSettings } from '../../src/payments/adapters/razorpayx/settings'

/** Calls of RazorpayX are opened by the key's id and secret. */
export function forKeyHolders(
  scope: FastifyInstance,
  settings: () => Pick<RazorpayXSettings, 'keyId' | 'keySecret'>,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { keyId, keySecret } = settings()
    const own = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
    if (request.headers.authorization !== own)
      return reply
        .code(401)
        .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
  })
}
