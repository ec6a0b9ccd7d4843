import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { cashfreeSettings } from '../../../src/payments/adapters/cashfree/settings'
import type { Platform } from '../../../src/platform/module'
import { cashfreeRequests } from './schema'
import { createdOf, remitterOf } from './wire'

const NewRequest = z.object({ verification_id: z.uuid(), name: z.string().check(z.minLength(1)) })
const Sought = z.object({ verification_id: z.uuid() })

/** Cashfree's REST paths below `/verification`, opened by client id and secret as it asks for them. */
export function registerCashfreeApi(scope: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  void scope.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers }, reply) => {
        const { clientId, clientSecret } = cashfreeSettings(platform.config, platform.publicUrl())
        if (headers['x-client-id'] === clientId && headers['x-client-secret'] === clientSecret) return
        return refuse(reply, 401, 'authentication_error', 'Invalid clientId and clientSecret combination')
      })
      api.post('/reverse-penny-drop', async ({ body }, reply) => {
        const { data } = NewRequest.safeParse(body)
        if (!data) return refuse(reply, 400, 'validation_error', 'verification_id is missing in the request.')
        const { verification_id: verificationId, name } = data
        const row = { verificationId, name, status: 'RECEIVED' as const, createdAt: clock.now() }
        const [made] = await db.insert(cashfreeRequests).values(row).onConflictDoNothing().returning()
        return made
          ? createdOf(made)
          : refuse(reply, 409, 'validation_error', 'verification_id already exists')
      })
      api.get('/remitter/status', async ({ query }, reply) => {
        const { data } = Sought.safeParse(query)
        const own = eq(cashfreeRequests.verificationId, data?.verification_id ?? '')
        const [request] = data ? await db.select().from(cashfreeRequests).where(own) : []
        return request
          ? remitterOf(request)
          : refuse(reply, 404, 'validation_error', 'verification_id does not exist')
      })
    },
    { prefix: '/verification' },
  )
}

const refuse = (reply: FastifyReply, status: number, type: string, message: string): FastifyReply =>
  reply.code(status).send({ type, code: type, message })
