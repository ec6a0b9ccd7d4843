import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Platform } from '../../../platform/module'
import type { Checkout } from '../../gateway'
import {
  acceptForms,
  type CheckoutVisits,
  passMs,
  readPass,
  registerEnterScript,
  sendForm,
  writePass,
} from '../page-pass'
import { razorpayAccess } from './access'
import { isRazorpaySigned } from './read-event'

const base = '/api/v1/payments/razorpay'

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
  const url = `${platform.publicUrl()}${base}/go?pass=${writePass(keySecret, pass)}`
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
  const passOf = (text: string | undefined) => readPass(access().keySecret, text, Pass)
  void app.register(async (scope) => {
    acceptForms(scope)
    registerEnterScript(scope, base)
    scope.get<WithPass>(`${base}/go`, async (request, reply) => {
      const { pass: text = '' } = request.query
      const { until, ...pass } = passOf(text)
      if (platform.clock.now().getTime() > until || !(await mayPay(pass.paymentId)))
        return reply.redirect(pass.returnUrl, 303)
      return sendForm(reply, base, `${access().url}/v1/checkout/embedded`, {
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

  /** A success is signed over our own record of the order; a failure comes unsigned, and Razorpay is asked of it. */
  function isFromRazorpay({ body }: FastifyRequest, orderId: string): boolean {
    const fields = (body ?? {}) as Record<string, string | undefined>
    const { razorpay_payment_id: id, razorpay_signature: signature } = fields
    if (id === undefined) return fields['error[code]'] !== undefined
    return isRazorpaySigned(access().keySecret, `${orderId}|${id}`, signature)
  }
}
