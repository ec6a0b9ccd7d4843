import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { providerFetch } from '../../../platform/provider-call'
import type { AccountCheck, AccountFinding, NamedAccount } from '../../account-check'
import type { RazorpayXSettings } from './settings'

const Validation = z.object({
  id: z.string().check(z.regex(/^fav_[\w-]{1,160}$/)),
  status: z.enum(['created', 'completed', 'failed']),
  validation_results: z.object({
    account_status: z.nullish(z.string()),
    name_match_score: z.nullish(z.union([z.number(), z.string()])),
  }),
  status_details: z.nullish(z.object({ reason: z.nullish(z.string()) })),
  fund_account: z.object({ bank_account: z.object({ ifsc: z.string(), account_number: z.string() }) }),
})
type Validation = z.infer<typeof Validation>

const unknown = (reference: string, reason: string): AccountFinding => ({
  state: 'unknown',
  reference,
  reason,
})

interface Pace {
  /** For how long one call may take. */
  timeoutMs: number
  /** For how long it is looked whether the bank has answered, and how long between two looks: an investor waits. */
  lookingMs: number
  betweenMs: number
}
const usualPace: Pace = { timeoutMs: 5000, lookingMs: 12_000, betweenMs: 1000 }

/**
 * Composite account validation of RazorpayX: POST /v1/fund_accounts/validations, then GET with its id until the bank has
 * answered (razorpay.com/docs/api/x/composite-account-validation: bank-account, fetch-transactions-with-id, entity). The
 * documents say "valid" in one place and "active" in another for an account that is; both are taken. Not found there: a key
 * that makes a repeated POST one validation, so whoever asks again pays again.
 */
export function razorpayXCheck(settings: RazorpayXSettings, pace = usualPace): AccountCheck {
  return async (account, holder) => {
    let reference = ''
    try {
      let validation = await call(settings, pace, '', bodyOf(settings, account, holder))
      reference = validation.id
      const until = Date.now() + pace.lookingMs
      while (validation.status === 'created' && Date.now() < until) {
        await sleep(pace.betweenMs)
        validation = await call(settings, pace, `/${encodeURIComponent(reference)}`)
      }
      return findingOf(validation, account, reference)
    } catch (error) {
      return unknown(reference, error instanceof NoAnswer ? error.code : 'unreadable')
    }
  }
}

class NoAnswer extends Error {
  constructor(readonly code: string) {
    super('RazorpayX did not answer')
  }
}

async function call(
  { url, keyId, keySecret }: RazorpayXSettings,
  { timeoutMs }: Pace,
  path: string,
  body?: object,
): Promise<Validation> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const answer = await providerFetch('account-check', `${url}/v1/fund_accounts/validations${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new NoAnswer(error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  })
  if (!answer.ok) throw new NoAnswer(String(answer.status))
  return Validation.parse(await answer.json())
}

/** A contact's name has 3 to 50 characters there. */
const contactName = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, 50)

function bodyOf(
  { accountNumber, validationType }: RazorpayXSettings,
  account: NamedAccount,
  holder: string,
): object {
  const name = contactName(holder)
  return {
    source_account_number: accountNumber,
    validation_type: validationType,
    reference_id: randomUUID().replaceAll('-', ''),
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name, ifsc: account.ifscCode, account_number: account.accountNumber },
      contact: { name, type: 'customer' },
    },
  }
}

/** What is said of another account, or in another form, is no answer about this one. */
function findingOf(validation: Validation, account: NamedAccount, reference: string): AccountFinding {
  const { id, status, validation_results: results, status_details, fund_account } = validation
  const { ifsc, account_number } = fund_account.bank_account
  const isThisOne = id === reference && ifsc === account.ifscCode && account_number === account.accountNumber
  if (!isThisOne) return unknown(reference, 'another-account')
  if (status !== 'completed')
    return unknown(reference, status === 'created' ? 'still-open' : (status_details?.reason ?? 'failed'))
  if (results.account_status === 'invalid') return { state: 'invalid', reference }
  if (results.account_status !== 'valid' && results.account_status !== 'active')
    return unknown(reference, 'unreadable')
  const score = results.name_match_score
  const nameMatch = score === null || score === undefined || score === '' ? undefined : Number(score)
  if (nameMatch !== undefined && !(nameMatch >= 0 && nameMatch <= 100))
    return unknown(reference, 'unreadable')
  return { state: 'active', reference, ...(nameMatch !== undefined && { nameMatch }) }
}
