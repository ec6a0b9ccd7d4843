import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { providerFetch } from '../../../platform/provider-call'
import { signed } from '../../../platform/signature'
import type { AccountCheck, AccountFinding } from '../../account-check'

const Answer = z.object({
  outcome: z.enum(['verified', 'nameMismatch', 'bankDown', 'closed']),
  reference: z.string().check(z.maxLength(64)),
})
type Answer = z.infer<typeof Answer>

/** The provider compares the names itself: they agree or they do not. */
const findings: Readonly<Record<Answer['outcome'], Omit<AccountFinding, 'reference'>>> = {
  verified: { state: 'active', nameMatch: 100 },
  nameMismatch: { state: 'active', nameMatch: 0 },
  closed: { state: 'invalid' },
  bankDown: { state: 'unknown' },
}

/** The sandbox: an account ending 0000 is somebody else's, ending 8888 closed, ending 9999 at a bank that is down. */
export const sandboxPennyDrop: AccountCheck = ({ accountNumber }) =>
  Promise.resolve({
    ...findings[sandboxOutcome(accountNumber)],
    reference: `PD${randomUUID().slice(0, 8).toUpperCase()}`,
  })

function sandboxOutcome(accountNumber: string): Answer['outcome'] {
  if (accountNumber.endsWith('0000')) return 'nameMismatch'
  if (accountNumber.endsWith('8888')) return 'closed'
  return accountNumber.endsWith('9999') ? 'bankDown' : 'verified'
}

/** A provider of the house's own over HMAC-signed HTTP, which sends Rs 1 and hears whose the account is. */
export function httpPennyDrop(url: string, secret: string, timeoutMs = 10_000): AccountCheck {
  return async (account, holder) => {
    const body = JSON.stringify({ ...account, holder })
    try {
      const response = await providerFetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { outcome, reference } = Answer.parse(await response.json())
      return { ...findings[outcome], reference }
    } catch {
      return { state: 'unknown', reference: '', reason: 'no-answer' }
    }
  }
}
