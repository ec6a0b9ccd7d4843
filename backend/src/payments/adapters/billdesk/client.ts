import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { providerFetch } from '../../../platform/provider-call'
import { GatewayUnavailable } from '../../gateway'
import type { BilldeskAccess } from './access'
import { opened, sealed } from './jose'
import { Failure, Order, Refund, Transaction } from './wire'

const waitMs = 8000

/** BillDesk said no in a signed answer; nothing was done. */
class BilldeskRefusal extends GatewayUnavailable {
  constructor(
    what: string,
    readonly status: number,
    readonly code: string,
  ) {
    super(`BillDesk refused ${what}: HTTP ${status} ${code}`.trim())
  }
}

/** What may go better later, or is wrong with our keys, says nothing of what was asked for. */
const saysNothing = (status: number) => status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)

/** India's clock as the header wants it: '20210113180403'. That it is India's is in no document. */
const timestampOf = (now: Date) =>
  new Date(now.getTime() + 5.5 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)

interface Call<Answer extends z.ZodMiniType> {
  /** What it is about, for the log. */
  what: string
  path: string
  body: object
  shape: Answer
  /** What makes a repeated call fail within 24 hours; by chance where it may be repeated. */
  traceId?: string
}

/**
 * BillDesk's calls: every one is a POST of a sealed body, and every answer is sealed too, also an error. An answer about
 * another merchant, or that no key of ours signed, is none. Every call throws GatewayUnavailable where no answer comes that
 * can be understood; what was sent, which has the account of an investor in it, is in no error.
 */
function callerOf(access: BilldeskAccess, now: () => Date, timeoutMs: number) {
  return async function call<Answer extends z.ZodMiniType<{ mercid: string }>>({
    what,
    path,
    body,
    shape,
    traceId = randomUUID().replaceAll('-', ''),
  }: Call<Answer>): Promise<z.infer<Answer>> {
    const headers = {
      'content-type': 'application/jose',
      accept: 'application/jose',
      'bd-traceid': traceId,
      'bd-timestamp': timestampOf(now()),
    }
    const content = { mercid: access.merchantId, ...body }
    const { status, text } = await post(
      `${access.url}/payments/ve1_2/${path}`,
      await sealed(access, JSON.stringify(content)),
      headers,
      timeoutMs,
    ).catch(() => {
      throw new GatewayUnavailable(`BillDesk gave no answer to ${what}`)
    })
    const answer = await opened(access, text.trim())
    if ('refused' in answer)
      throw new GatewayUnavailable(`BillDesk's answer to ${what} is ${answer.refused} (HTTP ${status})`)
    if (status !== 200) {
      const code = Failure.safeParse(answer.content).data?.error_code ?? ''
      if (saysNothing(status))
        throw new GatewayUnavailable(`BillDesk failed at ${what}: HTTP ${status} ${code}`)
      throw new BilldeskRefusal(what, status, code)
    }
    const read = shape.safeParse(answer.content)
    if (!read.success) throw new GatewayUnavailable(`BillDesk's answer to ${what} has another shape`)
    if (read.data.mercid !== access.merchantId)
      throw new GatewayUnavailable(`BillDesk's answer to ${what} is about another merchant`)
    return read.data
  }
}

async function post(url: string, body: string, headers: Record<string, string>, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  const init = { method: 'POST', headers, body, redirect: 'error', signal } as const
  const answer = await providerFetch('payments', url, init)
  return { status: answer.status, text: await answer.text() }
}

/** Undefined where BillDesk signed that it has none, by whichever refusal: which one that is no document says. */
const unlessRefused = <Answer>(found: Promise<Answer>): Promise<Answer | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof BilldeskRefusal) return undefined
    throw error
  })

/** The calls that the adapter makes. */
export function billdeskClient(access: BilldeskAccess, now: () => Date, timeoutMs = waitMs) {
  const call = callerOf(access, now, timeoutMs)
  return {
    createOrder: (order: object) =>
      call({ what: 'an order', path: 'orders/create', body: order, shape: Order }),
    /** Undefined only where BillDesk says that it has no such order. */
    order: (orderid: string): Promise<Order | undefined> =>
      call({ what: 'an order', path: 'orders/get', body: { orderid }, shape: Order }).catch(
        (error: unknown) => {
          const isUnknown =
            error instanceof BilldeskRefusal &&
            (error.status === 404 || access.unknownCodes.includes(error.code))
          if (isUnknown) return undefined
          throw error
        },
      ),
    transactionOf: (orderid: string): Promise<Transaction | undefined> =>
      unlessRefused(
        call({ what: 'a transaction', path: 'transactions/get', body: { orderid }, shape: Transaction }),
      ),
    transaction: (transactionid: string): Promise<Transaction> =>
      call({ what: 'a transaction', path: 'transactions/get', body: { transactionid }, shape: Transaction }),
    refundOf: (merc_refund_ref_no: string): Promise<Refund | undefined> =>
      unlessRefused(
        call({ what: 'a refund', path: 'refunds/get', body: { merc_refund_ref_no }, shape: Refund }),
      ),
    createRefund: (refund: object, traceId: string) =>
      call({ what: 'a refund', path: 'refunds/create', body: refund, shape: Refund, traceId }),
  }
}

export type BilldeskClient = ReturnType<typeof billdeskClient>
