import type { FastifyInstance } from 'fastify'
import { formatRupeesRounded } from '@portal/contracts/format'
import { desc, inArray } from 'drizzle-orm'
import type { Platform } from '../../../src/platform/module'
import { html } from '../gateway/html'
import type { BankMandate } from '../mandates/mandate-records'
import { bankMandates } from '../mandates/schema'
import { field, send } from '../page-entry'
import { endPage, page } from '../page-frame'
import { changeToken } from './recurring-ledger'
import { notifyOfToken } from './recurring-webhooks'

const changes = {
  pause: { to: 'paused', event: 'token.paused' },
  resume: { to: 'registered', event: 'token.resumed' },
  end: { to: 'cancelled', event: 'token.cancelled' },
} as const

/** Where an investor's bank and UPI app are in the sandbox: mandates are paused, resumed and ended there, not here. */
export function registerUpiApp(scope: FastifyInstance, platform: Platform, path: string): void {
  scope.get('/mandates', async (_request, reply) => {
    const kept = await platform.db
      .select()
      .from(bankMandates)
      .where(inArray(bankMandates.state, ['registered', 'paused']))
      .orderBy(desc(bankMandates.decidedAt))
      .limit(50)
    return send(reply, 200, listPage(kept, path))
  })
  scope.post<{ Params: { id: string } }>('/mandates/:id', async (request, reply) => {
    const change = Object.entries(changes).find(([name]) => name === field(request, 'change'))?.[1]
    const changed = change && (await changeToken(platform, request.params.id, change.to))
    if (!changed) return send(reply, 404, endPage('This mandate cannot be changed', '', null))
    if (field(request, 'lose') !== 'yes') await notifyOfToken(platform, platform.db, changed, change.event)
    return reply.redirect(`${path}/mandates`, 303)
  })
}

function listPage(kept: readonly BankMandate[], path: string): string {
  return page(
    'Mandates at the bank',
    html`<p class="place">Bank or UPI app</p>
      <h1>Your mandates</h1>
      ${kept.map(
        ({ registrationId, request, state }) =>
          html`<form method="post" action="${path}/mandates/${registrationId}">
            <p>
              ${request.number}, ${request.bankName} ••${request.accountNumber.slice(-4)}:
              ${formatRupeesRounded(request.limit)}, ${state === 'paused' ? 'paused' : 'active'}
            </p>
            <button name="change" value="${state === 'paused' ? 'resume' : 'pause'}">
              ${state === 'paused' ? 'Resume' : 'Pause'}
            </button>
            <button name="change" value="end">End</button>
            <label
              ><input type="checkbox" name="lose" value="yes" /> Lose the message to the fund house</label
            >
          </form>`,
      )}`,
  )
}
