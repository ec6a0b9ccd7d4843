import type * as z from 'zod/mini'
import type { BankHealth } from '@portal/contracts/payments/payment'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { Database } from '../../../platform/database'
import { outboundCalls } from '../../../platform/tables'
import { type Checkout, GatewayUnavailable, type PaymentGateway, type SettledItem } from '../../gateway'
import type { RazorpayAccess } from './access'
import { isOurs, readWebhook } from './callbacks'
import { type NewOrder, type RazorpayClient, razorpayClient } from './client'
import { abandoned, decisive, reportOf } from './reports'
import type { ReconItem } from './wire'

const methods: Readonly<Partial<Record<GatewayMode, NewOrder['method']>>> = {
  DCB: 'netbanking',
  DC: 'card',
  UPI: 'upi',
}

const kinds = {
  payment: 'capture',
  refund: 'refund',
  transfer: 'adjustment',
  adjustment: 'adjustment',
} as const

export interface RazorpaySurroundings {
  db: Database
  now(): Date
  /** The page of ours that sends the browser on to Razorpay's. */
  pageOf(paymentId: string, orderId: string, checkout: Checkout): { url: string; expiresAt: Date }
  bankNameOf(code: string): string | undefined
  timeoutMs?: number
}

/** The order of an attempt, made now or found by its receipt: two calls at once may make two, and both are ours. */
async function orderOf(client: RazorpayClient, checkout: Checkout): Promise<string> {
  const { paymentId, amount, mode, account } = checkout
  const method = methods[mode]
  if (!method || !account)
    throw new GatewayUnavailable(`Razorpay takes no ${mode} without an account to prove`)
  const [known] = await client.ordersOf(paymentId)
  if (known?.status === 'paid' || (known && known.amount !== amount))
    throw new GatewayUnavailable('Razorpay has another order of this attempt')
  if (known) return known.id
  const { accountNumber: account_number, holder: name, ifsc } = account
  const bank_account = { account_number, name, ifsc }
  return (await client.createOrder({ amount, currency: 'INR', receipt: paymentId, method, bank_account })).id
}

/** The payment that decides an attempt, of all its orders; `isKnown` is false where it has none. */
async function paymentOf(client: RazorpayClient, paymentId: string) {
  const orders = await client.ordersOf(paymentId)
  const payments = await Promise.all(orders.map(({ id }) => client.paymentsOf(id)))
  return { isKnown: orders.length > 0, payment: decisive(payments.flat()) }
}

async function illBanks(
  client: RazorpayClient,
  bankNameOf: RazorpaySurroundings['bankNameOf'],
): Promise<BankHealth[]> {
  const running = (await client.downtimes()).filter(
    ({ method, status }) => method === 'netbanking' && (status === 'started' || status === 'updated'),
  )
  return running.flatMap(({ instrument: { bank }, severity }) => {
    const bankName = bank && bankNameOf(bank)
    return bankName ? [{ bankName, health: severity === 'high' ? 'down' : 'slow' } as const] : []
  })
}

/** Registrations and debits of mandates are settled in between (`mandates/adapters/razorpay`), and are not payments. */
const isOfPayments = ({ order_receipt }: z.infer<typeof ReconItem>) => !/^[md]-/.test(order_receipt ?? '')

const itemOf = (line: z.infer<typeof ReconItem>): SettledItem => ({
  kind: kinds[line.type],
  reference: line.entity_id,
  paymentId: isOurs(line.order_receipt) ? line.order_receipt : null,
  amount: line.amount,
  fee: line.fee,
  tax: line.tax,
  utr: line.settlement_utr,
  settlement: line.settlement_id,
  at: new Date(line.created_at * 1000),
})

/**
 * Razorpay. Every attempt is an order whose receipt is our id (razorpay.com/docs/api/orders/create), bound to one bank
 * account (…/docs/payments/third-party-validation/standard-integration): Razorpay takes no money from another one.
 * Nothing of it is kept here: an attempt is found by its receipt, also one whose order was made twice.
 */
export function razorpayGateway(access: RazorpayAccess, around: RazorpaySurroundings): PaymentGateway {
  const { db, now, pageOf, bankNameOf, timeoutMs } = around
  const client = razorpayClient('payments', access, timeoutMs)

  async function record(operation: string, request: object, answer: object): Promise<void> {
    await db
      .insert(outboundCalls)
      .values({ provider: 'payment gateway', operation, request, answer, at: now() })
  }

  return {
    modes: ['DCB', 'DC', 'UPI'],
    async open(checkout) {
      const { paymentId, amount, mode } = checkout
      const orderId = await orderOf(client, checkout)
      await record('open', { paymentId, amount, mode }, { orderId })
      const { url, expiresAt } = pageOf(paymentId, orderId, checkout)
      const { payeeName } = access
      // The hosted page has the code of UPI; a picture of its address brings a phone there.
      const upi = mode === 'UPI' ? { payee: payeeName, payeeName, qrPayload: url, expiresAt } : null
      return { providerType: 'RAZORPAY', url, transactionToken: orderId, upi }
    },
    async status(paymentId) {
      const { isKnown, payment } = await paymentOf(client, paymentId)
      await record('status', { paymentId }, { payment: payment?.id, status: payment?.status })
      if (!isKnown) return abandoned(paymentId, now())
      return payment && reportOf(paymentId, payment)
    },
    /**
     * An order cannot be cancelled at Razorpay: whoever still has its page may pay. Such money is told by a webhook, or
     * found in the settlement of its day, and goes back as every late capture does.
     */
    async close(paymentId) {
      const { payment } = await paymentOf(client, paymentId)
      await record('close', { paymentId }, { payment: payment?.id, status: payment?.status })
      return (payment && reportOf(paymentId, payment)) ?? abandoned(paymentId, now())
    },
    async refund({ refundId, paymentId, bankReference, amount }) {
      const { id: reference, status } = await client.refund({ payment: bankReference, amount, refundId })
      await record('refund', { refundId, paymentId, amount }, { reference, status })
      if (status === 'failed') throw new GatewayUnavailable('Razorpay could not send a refund')
      return { reference }
    },
    bankHealth: () => illBanks(client, bankNameOf),
    readCallback: (raw, headers) => readWebhook(access, client, raw, headers),
    settlement: async (day) => (await client.settled(day)).filter(isOfPayments).map(itemOf),
  }
}
