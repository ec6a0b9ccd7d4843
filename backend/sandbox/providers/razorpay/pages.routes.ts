import type { FastifyInstance, FastifyReply } from 'fastify'
import { eq } from 'drizzle-orm'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import { razorpaySignature } from '../../../src/payments/adapters/razorpay/read-event'
import type { Platform } from '../../../src/platform/module'
import { makeCode, ownsPage, type Session, sessionOf } from '../gateway/gateway-ledger'
import { gatewaySessions } from '../gateway/schema'
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
import { namedBy, orderIdOf, payIdOf } from './wire'
import { notifyOfPayment } from './webhooks'

export const razorpayPath = '/sandbox/providers/razorpay'

/** The hosted checkout: a form of the fund house opens it, and its answer is a form posted back. */
export function registerRazorpayPages(scope: FastifyInstance, platform: Platform): void {
  const access = () => razorpayAccess(platform.config, platform.publicUrl())
  acceptForms(scope)
  scope.post('/v1/checkout/embedded', async (request, reply) => {
    const session = await sessionOf(platform.db, namedBy(field(request, 'order_id'))?.paymentId ?? nobody)
    const [back, cancel] = [field(request, 'callback_url'), field(request, 'cancel_url')]
    const isSound =
      field(request, 'key_id') === access().keyId &&
      field(request, 'amount') === String(session?.amount) &&
      [back, cancel].every((address) => address.startsWith(`${platform.publicUrl()}/`))
    if (!session || session.state !== 'open' || !isSound) return send(reply, 400, ended)
    const change = { returnUrl: back, orderNumber: field(request, 'description') }
    await platform.db
      .update(gatewaySessions)
      .set(change)
      .where(eq(gatewaySessions.paymentId, session.paymentId))
    const { code } = await makeCode(platform, session.paymentId, 'page', platform.clock.now())
    const action = `${razorpayPath}/checkout/${orderIdOf(session.paymentId)}`
    const opened = { name: 'Razorpay', action, code, cancelUrl: cancel }
    return send(reply, 200, hostedPage(opened, { ...session, ...change }))
  })
  scope.post<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    const paymentId = namedBy(request.params.id)?.paymentId ?? nobody
    const decision = hostedDecisions.find((each) => each === field(request, 'decision'))
    const isOwn = await ownsPage(platform, field(request, 'code'), paymentId, platform.clock.now())
    if (!decision || !isOwn) return send(reply, 404, ended)
    const settled = await settleHosted(platform, paymentId, decision)
    if (!settled) return send(reply, 409, ended)
    if (field(request, 'lose') !== 'yes') await notifyOfPayment(platform, settled)
    return answer(reply, settled, access().keySecret)
  })
}

function answer(reply: FastifyReply, session: Session, secret: string): FastifyReply {
  const { paymentId, state, reason, returnUrl } = session
  const [order, payment] = [orderIdOf(paymentId), payIdOf(paymentId)]
  if (state === 'failed')
    return postBack(reply, returnUrl, {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': reason ?? '',
    })
  return postBack(reply, returnUrl, {
    razorpay_payment_id: payment,
    razorpay_order_id: order,
    razorpay_signature: razorpaySignature(secret, `${order}|${payment}`),
  })
}
