import type { FastifyInstance } from 'fastify'
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
import { billdeskAccess } from './access'
import type { BilldeskPage } from './billdesk-gateway'
import { readTold } from './callbacks'

const base = '/api/v1/payments/billdesk'

/** The way there. `rdata` opens BillDesk's page of one order, and nothing else. */
const There = z.object({
  paymentId: z.uuid(),
  href: z.string(),
  bdorderid: z.string(),
  rdata: z.string(),
  returnUrl: z.string(),
  until: z.int(),
})
/** The way back. */
const Back = z.object({ back: z.uuid(), returnUrl: z.string() })

type WithPass = { Querystring: { pass?: string } }

/** The address of the page that sends a browser on to BillDesk: good for as long as the order waits. */
export function passTo(
  platform: Platform,
  { href, fields: { bdorderid, rdata } }: BilldeskPage,
  { paymentId, returnUrl }: Checkout,
): { url: string; expiresAt: Date } {
  const { signingKey } = billdeskAccess(platform.config, platform.publicUrl())
  const until = platform.clock.now().getTime() + passMs
  const pass: z.infer<typeof There> = { paymentId, href, bdorderid, rdata, returnUrl, until }
  return {
    url: `${platform.publicUrl()}${base}/go?pass=${writePass(signingKey, pass)}`,
    expiresAt: new Date(until),
  }
}

/** `ru` of an order. Whether it may have a query is in no document; without one the investor is back at the start page. */
export function backTo(platform: Platform, { paymentId, returnUrl }: Checkout): string {
  const { signingKey } = billdeskAccess(platform.config, platform.publicUrl())
  const pass: z.infer<typeof Back> = { back: paymentId, returnUrl }
  return `${platform.publicUrl()}${base}/back?pass=${writePass(signingKey, pass)}`
}

/**
 * The way to BillDesk's hosted page, which wants a form posted to it, and back, which is a form with `transaction_response`
 * (docs.billdesk.io/docs/hosted-payment-page-mandate). What the browser brings only says when to ask BillDesk, since an old
 * answer of the same order is as well signed as the newest: `arrived` is told the attempt.
 */
export function registerCheckoutPages(
  app: FastifyInstance,
  platform: Platform,
  { mayPay, arrived }: CheckoutVisits,
): void {
  const access = () => billdeskAccess(platform.config, platform.publicUrl())
  const passOf = <Shape extends z.ZodMiniType>(text: string | undefined, shape: Shape) =>
    readPass(access().signingKey, text, shape)
  void app.register(async (scope) => {
    acceptForms(scope)
    registerEnterScript(scope, base)
    scope.get<WithPass>(`${base}/go`, async ({ query }, reply) => {
      const { paymentId, href, returnUrl, until, ...page } = passOf(query.pass, There)
      if (platform.clock.now().getTime() > until || !(await mayPay(paymentId)))
        return reply.redirect(returnUrl, 303)
      return sendForm(reply, base, href, { merchantid: access().merchantId, ...page })
    })
    scope.get<WithPass>(`${base}/back`, ({ query }, reply) =>
      reply.redirect(passOf(query.pass, Back).returnUrl, 303),
    )
    scope.post<WithPass>(`${base}/back`, async ({ query, body }, reply) => {
      const told = await paymentIn(body)
      const { back, returnUrl } = query.pass
        ? passOf(query.pass, Back)
        : { back: told, returnUrl: `${platform.publicUrl()}/` }
      if (told && told === back) await arrived(told)
      else platform.log.warn({ paymentId: back }, 'the answer of a checkout is not signed by BillDesk')
      return reply.redirect(returnUrl, 303)
    })
  })

  async function paymentIn(body: unknown): Promise<string | undefined> {
    const { transaction_response: token = '' } = (body ?? {}) as Record<string, string | undefined>
    const reading = await readTold(access(), token)
    const report = 'events' in reading ? reading.events[0]?.report : undefined
    return report && 'paymentId' in report ? report.paymentId : undefined
  }
}
