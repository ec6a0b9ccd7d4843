import type * as z from 'zod/mini'
import { refuseHostileJson } from '../../../platform/plain-text'
import { providerFetch } from '../../../platform/provider-call'
import { PayoutBankUnavailable } from '../../payout-bank'
import type { RazorpayXPayoutAccess } from './access'
import { CompositePayout, FundAccount, Payouts } from './wire'

const usualTimeoutMs = 8000

/**
 * RazorpayX over HTTP: Razorpay's SDK for Node has no payouts. Reading is tried once more; a payout is asked for again by
 * the next run of the job, under the same key (…/docs/api/x/payout-idempotency/make-request: 4 to 36 letters, digits,
 * hyphens; the same body). Every call throws PayoutBankUnavailable where no answer comes that can be understood.
 */
export function razorpayXClient(access: RazorpayXPayoutAccess, timeoutMs = usualTimeoutMs) {
  const read = <Answer extends z.ZodMiniType>(path: string, shape: Answer) =>
    exchange(access, timeoutMs, path, shape).catch((error: unknown) =>
      error instanceof Passing ? exchange(access, timeoutMs, path, shape) : Promise.reject(error as Error),
    )
  return {
    create: (body: object, key: string) =>
      exchange(access, timeoutMs, '/v1/payouts', CompositePayout, { body, key }),
    /** …/docs/api/x/payouts/fetch-all, by `reference_id`; what is not of this one is left out. */
    async payoutsOf(reference: string) {
      const query = new URLSearchParams({
        account_number: access.accountNumber,
        reference_id: reference,
        count: '100',
      })
      const { items } = await read(`/v1/payouts?${query.toString()}`, Payouts)
      return items.filter(({ reference_id }) => reference_id === reference)
    },
    async fundAccount(id: string) {
      const account = await read(`/v1/fund_accounts/${encodeURIComponent(id)}`, FundAccount)
      if (account.id === id) return account
      throw new PayoutBankUnavailable('RazorpayX answered about another account')
    },
  }
}

export type RazorpayXClient = ReturnType<typeof razorpayXClient>

/** It may go better a moment later. */
class Passing extends PayoutBankUnavailable {}

/** Errors say what happened, and never what was sent: that has the account of an investor in it. */
async function exchange<Answer extends z.ZodMiniType>(
  { url, keyId, keySecret }: RazorpayXPayoutAccess,
  timeoutMs: number,
  path: string,
  shape: Answer,
  created?: { body: object; key: string },
): Promise<z.infer<Answer>> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const answer = await providerFetch('payouts', `${url}${path}`, {
    method: created ? 'POST' : 'GET',
    headers: {
      authorization,
      ...(created && { 'content-type': 'application/json', 'x-payout-idempotency': created.key }),
    },
    ...(created && { body: JSON.stringify(created.body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new Passing(
      `RazorpayX gave no answer: ${error.name === 'TimeoutError' ? 'timeout' : 'unreachable'}`,
    )
  })
  if (answer.status >= 500 || answer.status === 429)
    throw new Passing(`RazorpayX answered HTTP ${answer.status}`)
  if (!answer.ok)
    throw new PayoutBankUnavailable(`RazorpayX refused: HTTP ${answer.status} ${await codeOf(answer)}`.trim())
  try {
    const json: unknown = await answer.json()
    refuseHostileJson(json)
    return shape.parse(json)
  } catch {
    throw new PayoutBankUnavailable('RazorpayX answered what cannot be understood')
  }
}

/** …/docs/errors/x: `error.code` and `error.reason`, which name no account. */
async function codeOf(answer: Response): Promise<string> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { code?: string; reason?: string } }
  return `${error?.code ?? ''} ${error?.reason ?? ''}`.replace(/[^\w ]/g, '').trim()
}
