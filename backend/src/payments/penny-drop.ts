import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { outboundCalls } from '../platform/tables'
import { verifiedAccounts } from './schema'
import { signed } from '../platform/signature'

export interface NamedAccount {
  accountNumber: string
  ifscCode: string
}

/** Sends Rs 1 to an account and hears whose it is. */
export type PennyDrop = (account: NamedAccount, holder: string) => Promise<PennyDropAnswer>

const Answer = z.object({
  outcome: z.enum(['verified', 'nameMismatch', 'bankDown', 'closed']),
  reference: z.string().check(z.maxLength(64)),
})
type PennyDropAnswer = z.infer<typeof Answer>

/** The sandbox: an account ending 0000 is somebody else's, ending 8888 closed, ending 9999 at a bank that is down. */
export const sandboxPennyDrop: PennyDrop = ({ accountNumber }) =>
  Promise.resolve({
    outcome: sandboxOutcome(accountNumber),
    reference: `PD${randomUUID().slice(0, 8).toUpperCase()}`,
  })

function sandboxOutcome(accountNumber: string): PennyDropAnswer['outcome'] {
  if (accountNumber.endsWith('0000')) return 'nameMismatch'
  if (accountNumber.endsWith('8888')) return 'closed'
  return accountNumber.endsWith('9999') ? 'bankDown' : 'verified'
}

/** A verification provider over HMAC-signed HTTP. */
export function httpPennyDrop(url: string, secret: string): PennyDrop {
  return async (account, holder) => {
    const body = JSON.stringify({ ...account, holder })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed(secret, body, Date.now()) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      return Answer.parse(await response.json())
    } catch {
      return { outcome: 'bankDown', reference: '' }
    }
  }
}

export function pennyDropOf({ config: { env, mode } }: Platform): PennyDrop {
  if (mode === 'sandbox' && !env.PENNY_DROP_URL) return sandboxPennyDrop
  const { PENNY_DROP_URL: url, PENNY_DROP_SECRET: secret } = env
  if (!url || !secret) throw new Error('New bank accounts need PENNY_DROP_URL and PENNY_DROP_SECRET')
  return httpPennyDrop(url, secret)
}

/**
 * Confirms that an account is the investor's and returns the id under which that is kept; an account confirmed
 * before is not asked about again. Refuses one of another name (S8.029), one that is closed, and one whose bank is down.
 */
export async function verifyAccount(
  platform: Platform,
  investorId: string,
  holder: string,
  account: NamedAccount,
): Promise<string> {
  const { db, clock } = platform
  const { accountNumber, ifscCode } = account
  const same = and(
    eq(verifiedAccounts.investorId, investorId),
    eq(verifiedAccounts.accountNumber, accountNumber),
    eq(verifiedAccounts.ifscCode, ifscCode),
  )
  const [known] = await db.select().from(verifiedAccounts).where(same)
  if (known) return known.id
  const { outcome, reference } = await pennyDropOf(platform)(account, holder)
  await db.insert(outboundCalls).values({
    provider: 'penny drop',
    operation: 'verify',
    request: { accountLast4: accountNumber.slice(-4), ifscCode },
    answer: { outcome, reference },
    at: clock.now(),
  })
  if (outcome !== 'verified') throw refusals[outcome]()
  const row = { id: randomUUID(), investorId, accountNumber, ifscCode, reference, verifiedAt: clock.now() }
  await db.insert(verifiedAccounts).values(row).onConflictDoNothing()
  return (await db.select().from(verifiedAccounts).where(same))[0]?.id ?? row.id
}

const refusals = {
  nameMismatch: () =>
    new Refusal(
      '-331',
      'The name match failed, because this account is not in your name. Use an account of your own.',
    ),
  closed: () =>
    new Refusal('-680', 'The bank says that this account is closed. Use an account of yours that is open.'),
  bankDown: () =>
    new Refusal(
      '-332',
      'We could not verify this account, because the bank did not answer. Try again, or use another account.',
    ),
}
