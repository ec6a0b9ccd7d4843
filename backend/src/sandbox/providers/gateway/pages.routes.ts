import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/module'
import { sendCallbacks } from './callback-sender'
import {
  decide,
  type Decision,
  makeCode,
  openLink,
  ownsPage,
  sessionOf,
  takeLink,
  undecidedSessions,
} from './gateway-books'
import { checkoutPage, deskPage, endPage, enterPage, gatewayPath } from './gateway-pages'

const assets = {
  'gateway.css': 'text/css; charset=utf-8',
  'enter.js': 'text/javascript; charset=utf-8',
} as const
const decisions = ['success', 'failure', 'pending', 'abandon'] as const satisfies Decision[]
const DeskDecision = z.object({ paymentId: z.uuid(), decision: z.enum(decisions) })
const used = endPage(
  'This link was used or is too old',
  'Go back to the portal and choose how to pay once more.',
  null,
)

/** The pages of the sandbox provider, for investors and for testers. */
export function registerProviderPages(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  for (const [name, type] of Object.entries(assets)) {
    const content = readFileSync(new URL(`./assets/${name}`, import.meta.url))
    scope.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content))
  }
  scope.get<{ Params: { code: string } }>('/pay/:code', (request, reply) =>
    enter(platform, request.params.code, reply),
  )
  scope.post('/pay', (request, reply) => exchange(platform, field(request, 'code'), reply))
  scope.get<{ Params: { id: string } }>('/checkout/:id', (request, reply) => show(platform, request, reply))
  scope.post<{ Params: { id: string } }>('/checkout/:id', (request, reply) =>
    settle(platform, request, reply),
  )
  scope.get('/', async (_request, reply) => send(reply, 200, deskPage(await undecidedSessions(platform))))
  scope.post('/decide', (request, reply) => settleAtDesk(platform, request, reply))
}

function send(reply: FastifyReply, status: number, page: string) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(page)
}

function field({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}

async function enter(platform: Platform, code: string, reply: FastifyReply) {
  const usable = await openLink(platform, code, platform.clock.now())
  return usable ? send(reply, 200, enterPage(code)) : send(reply, 410, used)
}

async function exchange(platform: Platform, code: string, reply: FastifyReply) {
  const now = platform.clock.now()
  const paymentId = await takeLink(platform, code, now)
  if (!paymentId) return send(reply, 410, used)
  const page = await makeCode(platform, paymentId, 'page', now)
  const cookie = `${cookieName(paymentId)}=${page.code}; Path=${gatewayPath}; HttpOnly; SameSite=Strict; Max-Age=1800`
  return reply.header('set-cookie', cookie).redirect(`${gatewayPath}/checkout/${paymentId}`, 303)
}

const cookieName = (paymentId: string) => `checkout-${paymentId}`

/** The checkout whose page this browser opened, or undefined. */
async function ownSession(platform: Platform, request: FastifyRequest<{ Params: { id: string } }>) {
  const { id } = request.params
  const cookies = (request.headers.cookie ?? '').split(/;\s*/)
  const code = cookies.find((each) => each.startsWith(`${cookieName(id)}=`))?.slice(cookieName(id).length + 1)
  if (!code || !(await ownsPage(platform, code, id, platform.clock.now()))) return undefined
  return sessionOf(platform.db, id)
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

async function settleAtDesk(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const wanted = DeskDecision.safeParse(request.body)
  if (!wanted.success) return reply.code(400).send({})
  const settled = await decide(platform, wanted.data.paymentId, wanted.data.decision, true)
  if (settled) await sendCallbacks(platform, settled)
  return request.headers['content-type']?.startsWith('application/json')
    ? reply.code(settled ? 200 : 409).send({ state: settled?.state ?? null })
    : reply.redirect(`${gatewayPath}/`, 303)
}
