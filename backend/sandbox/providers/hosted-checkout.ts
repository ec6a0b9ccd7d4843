import type { FastifyInstance, FastifyReply } from 'fastify'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../src/platform/module'
import { decide, type Session } from './gateway/gateway-ledger'
import { facts } from './gateway/gateway-pages'
import { html } from './gateway/html'
import { gatewaySessions } from './gateway/schema'
import { send } from './page-entry'
import { endPage, page } from './page-frame'

/** How a payment on a provider's hosted page ends, as testers press it. */
export const hostedDecisions = ['success', 'failure', 'pending', 'other'] as const
type HostedDecision = (typeof hostedDecisions)[number]

export const otherAccount = 'The payment came from another account than that of the order.'

/** No attempt has this id. */
export const nobody = '00000000-0000-0000-0000-000000000000'

export const ended = endPage(
  'This order cannot be paid',
  'Go back to the portal and choose how to pay once more.',
  null,
)

export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Settles a checkout as somebody pressed; undefined when it is settled already. */
export async function settleHosted(
  platform: Platform,
  paymentId: string,
  decision: HostedDecision,
): Promise<Session | undefined> {
  const settled = await decide(platform, paymentId, decision === 'other' ? 'failure' : decision, false)
  if (!settled || decision !== 'other') return settled
  const change = { reason: otherAccount }
  await platform.db.update(gatewaySessions).set(change).where(eq(gatewaySessions.paymentId, paymentId))
  return { ...settled, ...change }
}

interface HostedPage {
  name: string
  action: string
  code: string
  cancelUrl: string
  /** Null where the page itself asks how to pay. */
  by?: null
}

/** The page on which a tester presses how it ends. */
export function hostedPage({ name, action, code, cancelUrl, by }: HostedPage, session: Session): string {
  return page(
    `${name}: ${session.orderNumber}`,
    html`<p class="place">${name} checkout</p>
      <h1>Pay ${session.payee}</h1>
      ${facts(session, by)}
      <form method="post" action="${action}">
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

/** Has the browser post the provider's answer back to the fund house. */
export function postBack(reply: FastifyReply, action: string, fields: Record<string, string>): FastifyReply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const body = html`<h1>Back to the fund house</h1>
    <form method="post" action="${action}">
      ${inputs}
      <button class="primary">Continue</button>
    </form>`
  return send(reply, 200, page('Back to the fund house', body, 'enter.js'))
}
