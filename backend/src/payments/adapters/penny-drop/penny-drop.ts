import * as z from 'zod/mini'
import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'
import { postSigned } from '../../../platform/signed-call'
import type { AccountCheck, AccountFinding } from '../../account-check'

export const PennyDropAnswer = z.object({
  outcome: z.enum(['verified', 'nameMismatch', 'bankDown', 'closed']),
  reference: z.string().check(z.maxLength(64)),
})
export type PennyDropAnswer = z.infer<typeof PennyDropAnswer>

/** The provider compares the names itself: they agree or they do not. */
const findings: Readonly<Record<PennyDropAnswer['outcome'], Omit<AccountFinding, 'reference'>>> = {
  verified: { state: 'active', nameMatch: 100 },
  nameMismatch: { state: 'active', nameMatch: 0 },
  closed: { state: 'invalid' },
  bankDown: { state: 'unknown' },
}

/** How this installation reaches the provider: its own simulator in the sandbox. Throws MissingSecrets. */
export function pennyDropAccess({ env, mode }: Pick<Config, 'env' | 'mode'>, publicUrl: string) {
  const { PENNY_DROP_URL: url, PENNY_DROP_SECRET: secret } = env
  if (mode === 'sandbox' && !url)
    return { url: `${publicUrl}/sandbox/providers/penny-drop`, secret: 'neem-sandbox-penny-drop' }
  if (!url || !secret) throw new MissingSecrets(['PENNY_DROP_URL', 'PENNY_DROP_SECRET'])
  return { url, secret }
}

/** A provider of the house's own over HMAC-signed HTTP, which sends Rs 1 and hears whose the account is. */
export function httpPennyDrop(access: { url: string; secret: string }, timeoutMs = 10_000): AccountCheck {
  return async (account, holder) => {
    try {
      const response = await postSigned('account-check', access, { ...account, holder }, timeoutMs)
      const { outcome, reference } = PennyDropAnswer.parse(await response.json())
      return { ...findings[outcome], reference }
    } catch {
      return { state: 'unknown', reference: '', reason: 'no-answer' }
    }
  }
}
