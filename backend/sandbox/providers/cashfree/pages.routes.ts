import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { cashfreePath } from '../../../src/payments/adapters/cashfree/settings'
import { accountProofs } from '../../../src/payments/schema'
import type { Platform } from '../../../src/platform/module'
import { html } from '../gateway/html'
import { field, send } from '../page-entry'
import { endPage, page } from '../page-frame'
import { cashfreeRequests } from './schema'
import { notifyOfRequest } from './webhooks'

const decisions = ['own', 'other', 'decline'] as const
const ended = endPage('Nothing to pay', 'This request was paid or declined, or there is none.', null)

interface Entered {
  accountNumber: string
  ifscCode: string
}

/** By the end of the account that pays, as in the sandbox's penny drop: 8888 is closed, and the bank of 9999 is down. */
const cannotPay = ({ accountNumber }: Entered) => /(8888|9999)$/.test(accountNumber)

/** 0000 is somebody else's, and the name at 7777 agrees to 60. */
function nameMatchOf({ accountNumber }: Entered): number {
  if (accountNumber.endsWith('0000')) return 0
  return accountNumber.endsWith('7777') ? 60 : 100
}

const anotherOne = ({ accountNumber, ifscCode }: Entered): Entered => ({
  accountNumber: `${accountNumber.startsWith('1') ? '2' : '1'}${accountNumber.slice(1)}`,
  ifscCode,
})

/** The page that stands for the UPI app of the investor. */
export function registerUpiPages(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const open = async (id: string) => {
    const own = and(eq(cashfreeRequests.verificationId, id), eq(cashfreeRequests.status, 'RECEIVED'))
    if (!z.uuid().safeParse(id).success) return undefined
    const [row] = await platform.db
      .select({ entered: accountProofs })
      .from(cashfreeRequests)
      .innerJoin(accountProofs, eq(accountProofs.id, cashfreeRequests.verificationId))
      .where(own)
    return row?.entered
  }
  scope.get<{ Params: { id: string } }>('/upi/:id', async ({ params: { id } }, reply) => {
    const entered = await open(id)
    return send(reply, entered ? 200 : 404, entered ? appPage(id, entered) : ended)
  })
  scope.post<{ Params: { id: string } }>('/upi/:id', async (request, reply) => {
    const { id } = request.params
    const decision = decisions.find((each) => each === field(request, 'decision'))
    const entered = await open(id)
    if (!decision || !entered) return send(reply, 404, ended)
    const from = decision === 'other' ? anotherOne(entered) : entered
    const isPaid = decision !== 'decline' && !cannotPay(from)
    const paid = { bankAccount: from.accountNumber, ifsc: from.ifscCode, nameMatch: nameMatchOf(from) }
    const [settled] = await platform.db
      .update(cashfreeRequests)
      .set(isPaid ? { status: 'SUCCESS', ...paid } : { status: 'FAILURE' })
      .where(and(eq(cashfreeRequests.verificationId, id), eq(cashfreeRequests.status, 'RECEIVED')))
      .returning()
    if (settled && field(request, 'lose') !== 'yes') await notifyOfRequest(platform, settled)
    const text = isPaid ? 'The rupee is refunded.' : 'No money moved.'
    return send(
      reply,
      200,
      endPage(isPaid ? 'Re 1 is paid' : 'Not paid', `${text} Go back to the portal.`, null),
    )
  })
}

const ending = ({ accountNumber }: Entered) => `••${accountNumber.slice(-4)}`

function appPage(id: string, entered: Entered): string {
  return page(
    'UPI app: pay Re 1',
    html`<p class="place">UPI app</p>
      <h1>Pay Re 1 to Cashfree</h1>
      <p class="quiet">The fund house learns from which account it comes, and the rupee is refunded.</p>
      <form method="post" action="${cashfreePath}/upi/${id}">
        <button class="primary" name="decision" value="own">Pay from the account ${ending(entered)}</button>
        <button name="decision" value="other">Pay from another account</button>
        <button name="decision" value="decline">Decline</button>
        <label
          ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house: it must
          ask</label
        >
      </form>`,
  )
}
