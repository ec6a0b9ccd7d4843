import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../src/platform/module'
import { sendCallbacks } from './callback-sender'
import { field, openedHere, registerPageEntry, send } from '../page-entry'
import { decide, type Decision, sessionOf, undecidedSessions } from './gateway-ledger'
import { notifyOfPayment as notifyByBilldesk } from '../billdesk/webhooks'
import { notifyOfPayment as notifyByRazorpay } from '../razorpay/webhooks'
import { endPage } from '../page-frame'
import { checkoutPage, operationsPage, gatewayPath } from './gateway-pages'

const assets = {
  'gateway.css': 'text/css; charset=utf-8',
  'enter.js': 'text/javascript; charset=utf-8',
} as const
const decisions = ['success', 'failure', 'pending', 'abandon'] as const satisfies Decision[]
/** How each provider of the sandbox tells what became of a payment. */
const notifiers = { signed: sendCallbacks, razorpay: notifyByRazorpay, billdesk: notifyByBilldesk } as const
const OperationsDecision = z.object({ paymentId: z.uuid(), decision: z.enum(decisions) })
const used = endPage(
  'This link was used or is too old',
  'Go back to the portal and choose how to pay once more.',
  null,
)

/** The pages of the sandbox provider, for investors and for testers. */
export function registerProviderPages(scope: FastifyInstance, platform: Platform): void {
  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(new URL(`./assets/${name}`, import.meta.url))
    scope.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content))
  }
  registerPageEntry(scope, platform, { path: gatewayPath, used })
  scope.get<{ Params: { id: string } }>('/checkout/:id', (request, reply) => show(platform, request, reply))
  scope.post<{ Params: { id: string } }>('/checkout/:id', (request, reply) =>
    settle(platform, request, reply),
  )
  scope.get('/', async (_request, reply) =>
    send(reply, 200, operationsPage(await undecidedSessions(platform))),
  )
  scope.post('/decide', (request, reply) => settleAtOperations(platform, request, reply))
}

/** The checkout whose page this browser opened, or undefined. */
async function ownSession(platform: Platform, request: FastifyRequest<{ Params: { id: string } }>) {
  const { id } = request.params
  return (await openedHere(platform, request, id)) ? sessionOf(platform.db, id) : undefined
}

async function show(
  platform: Platform,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
) {
  const session = await ownSession(platform, request)
  if (!session) return send(reply, 404, used)
  if (session.state === 'open') return send(reply, 200, checkoutPage(session))
  return send(
    reply,
    200,
    endPage('This payment has ended', 'The portal shows how it went.', session.returnUrl),
  )
}

async function settle(
  platform: Platform,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
) {
  const session = await ownSession(platform, request)
  const decision = decisions.find((each) => each === field(request, 'decision'))
  if (!session || !decision) return send(reply, 404, used)
  const settled = await decide(platform, session.paymentId, decision, false)
  if (settled && field(request, 'lose') !== 'yes') await sendCallbacks(platform, settled)
  if (decision !== 'abandon') return reply.redirect(session.returnUrl, 303)
  return send(reply, 200, endPage('You left without paying', 'You can close this page.', session.returnUrl))
}

async function settleAtOperations(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const wanted = OperationsDecision.safeParse(request.body)
  if (!wanted.success) return reply.code(400).send({})
  const settled = await decide(platform, wanted.data.paymentId, wanted.data.decision, true)
  if (settled) await notifiers[platform.config.payments](platform, settled)
  return request.headers['content-type']?.startsWith('application/json')
    ? reply.code(settled ? 200 : 409).send({ state: settled?.state ?? null })
    : reply.redirect(`${gatewayPath}/`, 303)
}
