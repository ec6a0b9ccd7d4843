import Razorpay from 'razorpay'
import type * as z from 'zod/mini'
import { refuseHostileJson } from '../../../platform/plain-text'
import { providerCall } from '../../../platform/provider-call'
import type { ProviderPort } from '../../../platform/provider-ports'
import { GatewayUnavailable } from '../../gateway'
import type { RazorpayAccess } from './access'
import { collectionOf, Downtime, Order, Payment, ReconItem, Refund } from './wire'

const timeoutMs = 8000

/** The axios instance that the SDK calls with; its types do not name it. */
interface Transport {
  defaults: { baseURL?: string; timeout?: number; maxRedirects?: number }
  put(url: string): Promise<{ data: unknown }>
  post(url: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>
}

export interface NewOrder {
  amount: number
  currency: 'INR'
  receipt: string
  method: 'netbanking' | 'card' | 'upi'
  bank_account: { account_number: string; name: string; ifsc: string }
}

export interface NewRefund {
  payment: string
  amount: number
  /** Our id of the refund: its receipt, and what makes the call safe to repeat. */
  refundId: string
}

const settlementPage = 1000

/** Razorpay said no, with one of its `error.reason`s; nothing was done. */
export class RazorpayRefusal extends GatewayUnavailable {
  constructor(
    message: string,
    readonly reason: string,
  ) {
    super(message)
  }
}

/** The SDK at an installation's address, and the two ways to call it: reading is tried once more, all else is not. */
export function razorpaySdk(
  port: ProviderPort,
  { url, keyId, keySecret }: RazorpayAccess,
  waitMs = timeoutMs,
) {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const transport = (sdk.api as unknown as { rq: Transport }).rq
  Object.assign(transport.defaults, { baseURL: url, timeout: waitMs, maxRedirects: 0 })
  const once = <Answer extends z.ZodMiniType>(what: string, shape: Answer, call: () => Promise<unknown>) =>
    understood(port, what, shape, call)
  const read = <Answer extends z.ZodMiniType>(what: string, shape: Answer, call: () => Promise<unknown>) =>
    once(what, shape, () =>
      call().catch((error: unknown) => (isPassing(error) ? call() : Promise.reject(error as Error))),
    )
  return { sdk, transport, read, once }
}

/**
 * Razorpay by its own SDK. Its refund call cannot carry `X-Refund-Idempotency`
 * (razorpay.com/docs/api/refunds/normal-refunds-idempotent), so that one goes by the SDK's transport. Reading is tried
 * once more; what creates is not, since an order has no idempotency key: a copy of it is found by its receipt.
 * Every call throws GatewayUnavailable where no answer comes that can be understood.
 */
export function razorpayClient(port: ProviderPort, access: RazorpayAccess, waitMs = timeoutMs) {
  const { sdk, transport, read, once } = razorpaySdk(port, access, waitMs)
  const { refundSpeed } = access
  return {
    createOrder: async (order: NewOrder): Promise<Order> =>
      asWanted(order, await once('orders', Order, () => sdk.orders.create({ ...order }))),
    order: async (id: string): Promise<Order> =>
      named(id, await read('orders', Order, () => sdk.orders.fetch(id))),
    ordersOf: async (receipt: string): Promise<Order[]> => {
      const { items } = await read('orders', collectionOf(Order), () =>
        sdk.orders.all({ receipt, count: 100 }),
      )
      return items.filter((each) => each.receipt === receipt)
    },
    paymentsOf: async (orderId: string): Promise<Payment[]> =>
      ofOrder(
        orderId,
        (await read('payments', collectionOf(Payment), () => sdk.orders.fetchPayments(orderId))).items,
      ),
    refund: async ({ payment, amount, refundId }: NewRefund): Promise<z.infer<typeof Refund>> => {
      const refund = await once('refund', Refund, async () => {
        const body = { amount, speed: refundSpeed, receipt: refundId }
        const headers = { 'X-Refund-Idempotency': refundId }
        return (await transport.post(`/v1/payments/${payment}/refund`, body, { headers })).data
      })
      const isThisOne = refund.payment_id === payment && refund.amount === amount
      return isThisOne ? refund : answeredAboutAnother('refund')
    },
    downtimes: async () =>
      (await read('downtimes', collectionOf(Downtime), () => sdk.payments.fetchPaymentDowntime())).items,
    async settled(day: string): Promise<z.infer<typeof ReconItem>[]> {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
      const all: z.infer<typeof ReconItem>[] = []
      for (;;) {
        const page = { year, month, day: date, count: settlementPage, skip: all.length }
        const shape = collectionOf(ReconItem)
        const { items } = await read('settlement', shape, () => sdk.settlements.reports(page))
        all.push(...items)
        if (items.length < settlementPage) return all
      }
    },
  }
}

export type RazorpayClient = ReturnType<typeof razorpayClient>

/** What was fetched by a name of theirs. */
export const named = <Told extends { id: string }>(id: string, told: Told): Told =>
  told.id === id ? told : answeredAboutAnother('id')

export function asWanted({ receipt, amount }: Pick<Order, 'receipt' | 'amount'>, made: Order): Order {
  return made.receipt === receipt && made.amount === amount ? made : answeredAboutAnother('order')
}

/** What is said of another order is left out. */
export const ofOrder = <Told extends Payment>(orderId: string, payments: readonly Told[]): Told[] =>
  payments.filter(({ order_id }) => order_id === orderId)

function answeredAboutAnother(what: string): never {
  throw new GatewayUnavailable(`Razorpay answered about another ${what}`)
}

/** Whether it may go better a moment later: no answer at all (the SDK fails on that itself), or one of theirs that failed. */
function isPassing(error: unknown): boolean {
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode >= 500 || statusCode === 429
}

async function understood<Answer extends z.ZodMiniType>(
  port: ProviderPort,
  what: string,
  shape: Answer,
  call: () => Promise<unknown>,
): Promise<z.infer<Answer>> {
  try {
    const answer = await providerCall({
      ...{ port, provider: 'razorpay', operation: what, ask: call },
      isRefusal: (error) => refusalOf(error) !== undefined,
    })
    refuseHostileJson(answer)
    return shape.parse(answer)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== undefined)
      throw new RazorpayRefusal(`Razorpay refused ${what}: ${faultOf(error)}`, refusal)
    throw new GatewayUnavailable(`Razorpay gave no answer to ${what}: ${faultOf(error)}`)
  }
}

/** Why Razorpay did not do what it was asked; undefined for what may go better later, and for a key that is not right. */
function refusalOf(error: unknown): string | undefined {
  const { statusCode, response, error: said } = error as Fault
  const status = statusCode ?? response?.status ?? 0
  const isRefusal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  return isRefusal ? (said?.reason ?? response?.data?.error?.reason ?? '') : undefined
}

interface Fault {
  statusCode?: number
  response?: { status?: number; data?: { error?: { reason?: string } } }
  error?: { code?: string; reason?: string }
}

/** What a log may hold: never what was sent, which has the account of an investor in it. */
function faultOf(error: unknown): string {
  const { statusCode, response, error: said } = error as Fault
  const status = statusCode ?? response?.status
  return status === undefined
    ? 'none, or none that can be read'
    : `HTTP ${status} ${said?.code ?? ''} ${said?.reason ?? ''}`.trim()
}
