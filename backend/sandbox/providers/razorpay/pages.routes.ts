import type { FastifyInstance, FastifyReply } from 'fastify'
import { eq } from 'drizzle-orm'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import { razorpaySignature } from '../../../src/payments/adapters/razorpay/read-event'
import type { Platform } from '../../../src/platform/module'
import { decide, type Decision, makeCode, ownsPage, type Session, sessionOf } from '../gateway/gateway-ledger'
import { facts } from '../gateway/gateway-pages'
import { html } from '../gateway/html'
import { gatewaySessions } from '../gateway/schema'
import { field, send } from '../page-entry'
import { endPage, page } from '../page-frame'
import { namedBy, orderIdOf, otherAccount, payIdOf } from './wire'
import { notifyOfPayment } from './webhooks'

export const razorpayPath = '/sandbox/providers/razorpay'
const decisions = ['success', 'failure', 'pending', 'other'] as const
const ended = endPage(
  'This order cannot be paid',
  'Go back to the portal and choose how to pay once more.',
  null,
)

/** The hosted checkout: a form of the fund house opens it, and its answer is a form posted back. */
export function registerRazorpayPages(scope: FastifyInstance, platform: Platform): void {
  const access = () => razorpayAccess(platform.config, platform.publicUrl())
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
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
    return send(reply, 200, checkoutPage({ ...session, ...change }, code, cancel))
  })
  scope.post<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    const paymentId = namedBy(request.params.id)?.paymentId ?? nobody
    const decision = decisions.find((each) => each === field(request, 'decision'))
    const isOwn = await ownsPage(platform, field(request, 'code'), paymentId, platform.clock.now())
    if (!decision || !isOwn) return send(reply, 404, ended)
    const settled = await settle(platform, paymentId, decision)
    if (!settled) return send(reply, 409, ended)
    if (field(request, 'lose') !== 'yes') await notifyOfPayment(platform, settled)
    return postBack(reply, settled, access().keySecret)
  })
}

const nobody = '00000000-0000-0000-0000-000000000000'

async function settle(
  platform: Platform,
  paymentId: string,
  decision: Exclude<Decision, 'abandon'> | 'other',
): Promise<Session | undefined> {
  const settled = await decide(platform, paymentId, decision === 'other' ? 'failure' : decision, false)
  if (!settled || decision !== 'other') return settled
  const change = { reason: otherAccount }
  await platform.db.update(gatewaySessions).set(change).where(eq(gatewaySessions.paymentId, paymentId))
  return { ...settled, ...change }
}

function postBack(reply: FastifyReply, session: Session, secret: string): FastifyReply {
  const { paymentId, state, reason, returnUrl } = session
  const [order, payment] = [orderIdOf(paymentId), payIdOf(paymentId)]
  const fields: Record<string, string> =
    state === 'failed'
      ? { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': reason ?? '' }
      : {
          razorpay_payment_id: payment,
          razorpay_order_id: order,
          razorpay_signature: razorpaySignature(secret, `${order}|${payment}`),
        }
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const body = html`<h1>Back to the fund house</h1>
    <form method="post" action="${returnUrl}">
      ${inputs}
      <button class="primary">Continue</button>
    </form>`
  return send(reply, 200, page('Back to the fund house', body, 'enter.js'))
}

function checkoutPage(session: Session, code: string, cancelUrl: string): string {
  return page(
    `Razorpay: ${session.orderNumber}`,
    html`<p class="place">Razorpay checkout</p>
      <h1>Pay ${session.payee}</h1>
      ${facts(session)}
      <form method="post" action="${razorpayPath}/checkout/${orderIdOf(session.paymentId)}">
        <input type="hidden" name="code" value="${code}" />
        <button class="primary" name="decision" value="success">Success</button>
        <button name="decision" value="failure">Failure</button>
        <button name="decision" value="other">From another account</button>
        <button name="decision" value="pending">Pending</button>
        <label
          ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house: it must
          ask</label
        >
      </form>
      <p><a href="${cancelUrl}">Abandon</a></p>`,
  )
}
