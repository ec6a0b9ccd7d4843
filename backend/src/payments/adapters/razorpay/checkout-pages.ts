import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { t } from '@portal/contracts/words/macros'
import type { Platform } from '../../../platform/module'
import { notFound } from '../../../platform/refusal'
import type { Checkout } from '../../gateway'
import { razorpayAccess } from './access'
import { isRazorpaySigned, razorpaySignature } from './read-event'

const base = '/api/v1/payments/razorpay'
/** As long as an order waits for its money. */
const passMs = 30 * 60_000

const methods = { DCB: 'netbanking', DC: 'card', UPI: 'upi', RTGS: '', CHEQUE: '' } as const

/** What the way to Razorpay's page and back needs: no secret, nothing of the investor. */
const Pass = z.object({
  paymentId: z.uuid(),
  orderId: z.string(),
  amount: z.int(),
  method: z.string(),
  orderNumber: z.string(),
  returnUrl: z.string(),
  until: z.int(),
})
type Pass = z.infer<typeof Pass>
/** In the query: the router bounds the length of a part of the path. */
type WithPass = { Querystring: { pass?: string } }

/** What the pages on the way need to know of attempts. */
export interface CheckoutVisits {
  /** Whether an attempt may still take money: one that was taken back is not sent on to a page that would take some. */
  mayPay(paymentId: string): Promise<boolean>
  /** The investor is back: the attempt is asked about. */
  arrived(paymentId: string): Promise<void>
}

/** The address of the page that sends a browser on to Razorpay: good for as long as the order waits. */
export function passTo(
  platform: Platform,
  paymentId: string,
  orderId: string,
  checkout: Checkout,
): { url: string; expiresAt: Date } {
  const { keySecret } = razorpayAccess(platform.config, platform.publicUrl())
  const { amount, mode, orderNumber, returnUrl } = checkout
  const until = platform.clock.now().getTime() + passMs
  const pass: Pass = { paymentId, orderId, amount, method: methods[mode], orderNumber, returnUrl, until }
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url')
  const signature = razorpaySignature(`pass ${keySecret}`, text)
  const url = `${platform.publicUrl()}${base}/go?pass=${text}.${signature}`
  return { url, expiresAt: new Date(until) }
}

/**
 * The way to Razorpay's hosted page, which wants a form posted to it, and back
 * (razorpay.com/docs/payments/payment-gateway/web-integration/hosted/integration-steps). What comes back by the browser
 * only says when to ask Razorpay: `arrived` is told the attempt.
 */
export function registerCheckoutPages(
  app: FastifyInstance,
  platform: Platform,
  { mayPay, arrived }: CheckoutVisits,
): void {
  const access = () => razorpayAccess(platform.config, platform.publicUrl())
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(`${base}/enter.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send('document.forms[0].submit()\n'),
    )
    scope.get<WithPass>(`${base}/go`, async (request, reply) => {
      const { pass: text = '' } = request.query
      const { until, ...pass } = passOf(text)
      if (platform.clock.now().getTime() > until || !(await mayPay(pass.paymentId)))
        return reply.redirect(pass.returnUrl, 303)
      return sendForm(reply, `${access().url}/v1/checkout/embedded`, {
        key_id: access().keyId,
        order_id: pass.orderId,
        amount: String(pass.amount),
        currency: 'INR',
        name: access().payeeName,
        description: pass.orderNumber,
        method: pass.method,
        callback_url: `${platform.publicUrl()}${base}/back?pass=${text}`,
        cancel_url: `${platform.publicUrl()}${base}/back?pass=${text}`,
      })
    })
    scope.get<WithPass>(`${base}/back`, ({ query }, reply) =>
      reply.redirect(passOf(query.pass).returnUrl, 303),
    )
    scope.post<WithPass>(`${base}/back`, async (request, reply) => {
      const { paymentId, orderId, returnUrl } = passOf(request.query.pass)
      if (isFromRazorpay(request, orderId)) await arrived(paymentId)
      else platform.log.warn({ paymentId }, 'the answer of a checkout has no signature of Razorpay')
      return reply.redirect(returnUrl, 303)
    })
  })

  function passOf(text = ''): Pass {
    const [content = '', signature] = text.split('.')
    if (!isRazorpaySigned(`pass ${access().keySecret}`, content, signature)) throw notFound()
    return Pass.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')))
  }

  /** A success is signed over our own record of the order; a failure comes unsigned, and Razorpay is asked of it. */
  function isFromRazorpay({ body }: FastifyRequest, orderId: string): boolean {
    const fields = (body ?? {}) as Record<string, string | undefined>
    const { razorpay_payment_id: id, razorpay_signature: signature } = fields
    if (id === undefined) return fields['error[code]'] !== undefined
    return isRazorpaySigned(access().keySecret, `${orderId}|${id}`, signature)
  }
}

function sendForm(reply: FastifyReply, action: string, fields: Record<string, string>): FastifyReply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  const policy = `default-src 'none'; script-src 'self'; form-action ${new URL(action).origin}; frame-ancestors 'none'; base-uri 'none'`
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(t`Opening the payment page`)}</title>
<form method="post" action="${escaped(action)}">${inputs.join('')}<button>${escaped(t`Continue to pay`)}</button></form>
<script src="${base}/enter.js" defer></script>`)
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
