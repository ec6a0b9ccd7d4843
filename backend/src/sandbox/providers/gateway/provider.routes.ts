import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/module'
import {
  ByPayment,
  type OpenAnswer,
  OpenRequest,
  type RefundAnswer,
  RefundRequest,
} from '../../../payments/gateway-protocol'
import { gatewayAccess } from '../../../payments/http-gateway'
import { isSignedBy } from '../../../platform/signature'
import { closeSession, makeCode, openSession, refundSession, reportOf, sessionOf } from './gateway-books'
import { gatewayPath } from './gateway-pages'

type Answer<Request> = (request: Request) => Promise<object | undefined>

/** The provider's own side of the protocol: signed calls in, answers out. */
export function registerProviderCalls(scope: FastifyInstance, platform: Platform): void {
  void scope.register(async (calls) => {
    calls.removeContentTypeParser('application/json')
    calls.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )

    const on = <Shape extends z.ZodMiniType>(name: string, shape: Shape, answer: Answer<z.infer<Shape>>) =>
      calls.post(`/checkouts/${name}`, (request, reply) =>
        answerCall(platform, shape, answer, request, reply),
      )

    on('open', ownRequest(platform), (request) => open(platform, request))
    on('status', ByPayment, async ({ paymentId }) => ({
      report: reportOf(await sessionOf(platform.db, paymentId), paymentId, platform.clock.now()),
    }))
    on('close', ByPayment, async ({ paymentId }) => ({
      report: reportOf(await closeSession(platform, paymentId), paymentId, platform.clock.now()),
    }))
    on('refund', RefundRequest, async ({ paymentId }): Promise<RefundAnswer | undefined> => {
      const reference = await refundSession(platform, paymentId)
      return reference === undefined ? undefined : { reference }
    })
  })
}

/** A checkout that leads to this portal alone: the secret that signs it is no secret. */
const ownRequest = (platform: Platform) =>
  OpenRequest.check(
    z.refine(({ returnUrl, callbackUrl }) =>
      [returnUrl, callbackUrl].every((each) => isOwn(each, platform.publicUrl())),
    ),
  )

const isOwn = (address: string, publicUrl: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin

async function answerCall<Shape extends z.ZodMiniType>(
  { config, publicUrl }: Platform,
  shape: Shape,
  answer: Answer<z.infer<Shape>>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = typeof request.body === 'string' ? request.body : ''
  const { secret } = gatewayAccess(config, publicUrl())
  if (!isSignedBy(secret, request.headers, body, Date.now())) return reply.code(401).send({})
  const read = shape.safeParse(JSON.parse(body))
  if (!read.success) return reply.code(400).send({})
  const data = await answer(read.data)
  return data ? reply.send(data) : reply.code(409).send({})
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
  }
}
