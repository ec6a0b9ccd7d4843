import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { KycReference } from '@portal/contracts/kyc/kyc'
import type { Platform } from '../../../src/platform/module'
import { makeCode, openLink, ownsPage, takeLink } from '../gateway/gateway-ledger'
import { endPage, enterPage } from '../page-frame'
import { sendKycCallback } from './callback-sender'
import { decideKyc, type KycDecision, kycSessionOf, mayDecide, undecidedKycs } from './kyc-records'
import { decisionPage, kycReviewPage, kycPath } from './kyc-pages'

const decisions = ['complete', 'check', 'draft', 'fail'] as const satisfies KycDecision[]
const OperationsDecision = z.object({ applicationId: KycReference, decision: z.enum(['complete', 'fail']) })
const used = endPage(
  'This link was used or is too old',
  'Go back to the portal and open your KYC once more.',
  null,
)

type ById = FastifyRequest<{ Params: { id: string } }>

/** The pages of the sandbox provider, for investors and for testers. */
export function registerKycPages(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  scope.get<{ Params: { code: string } }>('/enter/:code', async ({ params: { code } }, reply) =>
    (await openLink(platform, code, platform.clock.now()))
      ? send(reply, 200, enterPage(code, `${kycPath}/enter`))
      : send(reply, 410, used),
  )
  scope.post('/enter', (request, reply) => exchange(platform, field(request, 'code'), reply))
  scope.get<{ Params: { id: string } }>('/journey/:id', (request, reply) => show(platform, request, reply))
  scope.post<{ Params: { id: string } }>('/journey/:id', (request, reply) => settle(platform, request, reply))
  scope.get('/', async (_request, reply) => send(reply, 200, kycReviewPage(await undecidedKycs(platform))))
  scope.post('/decide', (request, reply) => settleAtOperations(platform, request, reply))
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

const cookieName = (applicationId: string) => `kyc-${applicationId}`

async function exchange(platform: Platform, code: string, reply: FastifyReply) {
  const now = platform.clock.now()
  const applicationId = await takeLink(platform, code, now)
  if (!applicationId) return send(reply, 410, used)
  const page = await makeCode(platform, applicationId, 'page', now)
  const cookie = `${cookieName(applicationId)}=${page.code}; Path=${kycPath}; HttpOnly; SameSite=Strict; Max-Age=1800`
  return reply.header('set-cookie', cookie).redirect(`${kycPath}/journey/${applicationId}`, 303)
}

/** The KYC whose page this browser opened, or undefined. */
async function ownKyc(platform: Platform, { params: { id }, headers }: ById) {
  const named = `${cookieName(id)}=`
  const cookie = (headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(named))
  const code = cookie?.slice(named.length)
  if (!code || !(await ownsPage(platform, code, id, platform.clock.now()))) return undefined
  return kycSessionOf(platform.db, id)
}

async function show(platform: Platform, request: ById, reply: FastifyReply) {
  const session = await ownKyc(platform, request)
  if (!session) return send(reply, 404, used)
  return mayDecide(session)
    ? send(reply, 200, decisionPage(session))
    : send(reply, 200, endPage('This KYC has ended', 'The portal shows how it went.', null))
}

async function settle(platform: Platform, request: ById, reply: FastifyReply) {
  const session = await ownKyc(platform, request)
  const decision = decisions.find((each) => each === field(request, 'decision'))
  if (!session || !decision) return send(reply, 404, used)
  const settled = await decideKyc(platform, session.applicationId, decision)
  if (settled && field(request, 'lose') !== 'yes') await sendKycCallback(platform, settled)
  return reply.redirect(session.returnUrl, 303)
}

async function settleAtOperations(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const wanted = OperationsDecision.safeParse(request.body)
  if (!wanted.success) return reply.code(400).send({})
  const settled = await decideKyc(platform, wanted.data.applicationId, wanted.data.decision, true)
  if (settled) await sendKycCallback(platform, settled)
  return request.headers['content-type']?.startsWith('application/json')
    ? reply.code(settled ? 200 : 409).send({ state: settled?.state ?? null })
    : reply.redirect(`${kycPath}/`, 303)
}
