import type { FastifyInstance } from 'fastify'
import { billdeskAccess } from '../../../src/payments/adapters/billdesk/access'
import { sealed } from '../../../src/payments/adapters/billdesk/jose'
import type { Platform } from '../../../src/platform/module'
import { makeCode, ownsPage, sessionOf } from '../gateway/gateway-ledger'
import {
  acceptForms,
  ended,
  hostedDecisions,
  hostedPage,
  nobody,
  postBack,
  settleHosted,
} from '../hosted-checkout'
import { field, send } from '../page-entry'
import { namedBy, orderIdOf, transactionEntity } from './wire'
import { notifyOfPayment } from './webhooks'

export const billdeskPath = '/sandbox/providers/billdesk'

/** The hosted page: `rdata` of the order opens it, and its answer is a form posted to `ru`. */
export function registerBilldeskPages(scope: FastifyInstance, platform: Platform): void {
  const access = () => billdeskAccess(platform.config, platform.publicUrl())
  acceptForms(scope)
  scope.post('/web/v1_2/embeddedsdk', async (request, reply) => {
    const paymentId = namedBy(field(request, 'bdorderid'))?.paymentId ?? nobody
    const session = await sessionOf(platform.db, paymentId)
    const now = platform.clock.now()
    const mayOpen =
      field(request, 'merchantid') === access().merchantId &&
      (await ownsPage(platform, field(request, 'rdata'), paymentId, now))
    if (session?.state !== 'open' || !mayOpen) return send(reply, 400, ended)
    const { code } = await makeCode(platform, paymentId, 'page', now)
    const action = `${billdeskPath}/checkout/${orderIdOf(paymentId)}`
    // Whoever leaves without paying is sent back without an answer.
    const opened = { name: 'BillDesk', action, code, cancelUrl: session.returnUrl, by: null }
    return send(reply, 200, hostedPage(opened, session))
  })
  scope.post<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    const paymentId = namedBy(request.params.id)?.paymentId ?? nobody
    const decision = hostedDecisions.find((each) => each === field(request, 'decision'))
    const isOwn = await ownsPage(platform, field(request, 'code'), paymentId, platform.clock.now())
    if (!decision || !isOwn) return send(reply, 404, ended)
    const settled = await settleHosted(platform, paymentId, decision)
    if (!settled) return send(reply, 409, ended)
    if (field(request, 'lose') !== 'yes') await notifyOfPayment(platform, settled)
    const transaction_response = await sealed(access(), JSON.stringify(transactionEntity(access(), settled)))
    return postBack(reply, settled.returnUrl, { transaction_response })
  })
}
