import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../../src/platform/module'
import { field, openedHere, registerPageEntry, send } from '../page-entry'
import { endPage } from '../page-frame'
import { type BankMandate, decide, type Decision, mandateOf } from './mandate-records'
import { approvalPage, mandatesPath } from './mandate-pages'
import { notifyOf } from './notify.job'

const decisions = ['approve', 'reject', 'wait', 'close'] as const satisfies Decision[]
const used = endPage(
  'This link was used or is too old',
  'Go back to the portal and start the mandate anew.',
  null,
)

type ById = FastifyRequest<{ Params: { id: string } }>

/** The pages of the sandbox bank on which an investor approves a mandate. */
export function registerApprovalPages(scope: FastifyInstance, platform: Platform): void {
  registerPageEntry(scope, platform, { path: mandatesPath, used })
  scope.get<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    const kept = await ownMandate(platform, request)
    if (!kept) return send(reply, 404, used)
    if (kept.state === 'open') return send(reply, 200, approvalPage(kept))
    return send(reply, 200, endPage('You have already decided', 'The portal shows how it went.', back(kept)))
  })
  scope.post<{ Params: { id: string } }>('/checkout/:id', (request, reply) =>
    settle(platform, request, reply),
  )
}

const back = ({ request }: BankMandate) => request.returnUrl

async function ownMandate(platform: Platform, request: ById): Promise<BankMandate | undefined> {
  const { id } = request.params
  return (await openedHere(platform, request, id)) ? mandateOf(platform.db, id) : undefined
}

async function settle(platform: Platform, request: ById, reply: FastifyReply) {
  const kept = await ownMandate(platform, request)
  const decision = decisions.find((each) => each === field(request, 'decision'))
  if (!kept || !decision) return send(reply, 404, used)
  const decided = await decide(platform, kept.registrationId, decision)
  if (decided && field(request, 'lose') !== 'yes') await notifyOf(platform, platform.db, decided)
  if (decision !== 'close') return reply.redirect(back(kept), 303)
  return send(reply, 200, endPage('You left without approving', 'You can close this page.', back(kept)))
}
