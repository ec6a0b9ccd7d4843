import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { t } from '@portal/contracts/words/macros'
import { notFound } from '../../platform/refusal'

/** As long as an order waits for its money. */
export const passMs = 30 * 60_000

const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', `pass ${secret}`).update(content).digest('base64url')

/** What the way to a provider's page and back needs, signed by us: for an address, so nothing of the investor may be in it. */
export function writePass(secret: string, pass: object): string {
  const content = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return `${content}.${signatureOf(secret, content)}`
}

/** Throws a 404 for one that we did not write. */
export function readPass<Shape extends z.ZodMiniType>(
  secret: string,
  text: string | undefined,
  shape: Shape,
): z.infer<Shape> {
  const [content = '', signature = ''] = (text ?? '').split('.')
  const [expected, given] = [Buffer.from(signatureOf(secret, content)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw notFound()
  return shape.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')))
}

/** Lets the pages of a scope be posted to as forms. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** The script of a page that posts itself, below an address of ours: the page's policy allows no other one. */
export function registerEnterScript(scope: FastifyInstance, base: string): void {
  scope.get(`${base}/enter.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send('document.forms[0].submit()\n'),
  )
}

/** A page that posts its fields to the provider's page at once; with a button where scripts do not run. */
export function sendForm(
  reply: FastifyReply,
  base: string,
  action: string,
  fields: Record<string, string>,
): FastifyReply {
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

/** What the pages on the way need to know of attempts. */
export interface CheckoutVisits {
  /** Whether an attempt may still take money: one that was taken back is not sent on to a page that would take some. */
  mayPay(paymentId: string): Promise<boolean>
  /** The investor is back: the attempt is asked about. */
  arrived(paymentId: string): Promise<void>
}
