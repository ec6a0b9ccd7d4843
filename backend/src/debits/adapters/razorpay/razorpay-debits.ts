import { type RecurringClient, recurringClient } from '../../../mandates/adapters/razorpay/client'
import { knownDebitReason, reasonOfToken } from '../../../mandates/adapters/razorpay/reasons'
import { tokenOfMandate, tokenRowBy, type TokenRow } from '../../../mandates/adapters/razorpay/tokens'
import { RecurringEvent, type RecurringPayment } from '../../../mandates/adapters/razorpay/wire'
import { razorpayAccess } from '../../../payments/adapters/razorpay/access'
import { isOurs } from '../../../payments/adapters/razorpay/callbacks'
import { RazorpayRefusal } from '../../../payments/adapters/razorpay/client'
import { readRazorpayEvent } from '../../../payments/adapters/razorpay/read-event'
import type { FailureReason } from '../../../payments/failure-reasons'
import { GatewayUnavailable } from '../../../payments/gateway'
import type { Platform } from '../../../platform/module'
import { outboundCalls } from '../../../platform/tables'
import type { DebitBank, DebitInstruction, DebitReport } from '../../debit-bank'

const prefix = 'd-'
const debitReceipt = (debitId: string) => `${prefix}${debitId}`

function debitIdIn(receipt: string | null): string | undefined {
  const id = receipt?.startsWith(prefix) ? receipt.slice(prefix.length) : null
  return isOurs(id) ? id : undefined
}

const weight = { captured: 4, refunded: 4, authorized: 3, created: 2, failed: 1 } as const

/** The payment of several that decides: money first, then what may still bring some. */
const decisive = (payments: readonly RecurringPayment[]): RecurringPayment | undefined =>
  [...payments].sort((a, b) => weight[b.status] - weight[a.status] || a.created_at - b.created_at)[0]

/** What a payment says of a debit; undefined while the bank has not decided. Razorpay's id is the bank's reference. */
function reportOf(
  debitId: string,
  { id, status, amount, error_reason, created_at }: RecurringPayment,
  at = new Date(created_at * 1000),
): DebitReport | undefined {
  if (status === 'captured' || status === 'refunded')
    return { news: 'paid', debitId, amount, bankReference: id, at }
  if (status !== 'failed') return undefined
  return { news: 'failed', debitId, reason: knownDebitReason(error_reason) ?? { code: 'bankDeclined' }, at }
}

/**
 * Debits on Razorpay's tokens: an order whose receipt is our id, and a recurring payment of it
 * (razorpay.com/docs/api/payments/recurring-payments: emandate and upi-tpv, create-subsequent-payments). Razorpay sends the
 * notice before a UPI debit, and debits 25 hours after it; an e-mandate is debited on the day after a request that came
 * after 9:00 (…/emandate/faqs). So both must come the day before, and then are debited on their day.
 */
export function razorpayDebitBank(platform: Platform, timeoutMs?: number): DebitBank {
  const { db, clock, config } = platform
  const access = razorpayAccess(config, platform.publicUrl())
  const client = recurringClient('debits', access, timeoutMs)

  async function record(operation: string, request: object, answer: object): Promise<void> {
    const call = { provider: 'bank', operation: `debits: ${operation}`, request, answer }
    await db.insert(outboundCalls).values({ ...call, at: clock.now() })
  }

  const refused = (debitId: string, reason: FailureReason): DebitReport => ({
    news: 'failed',
    debitId,
    reason,
    at: clock.now(),
  })

  async function reportIn({ event, payload }: RecurringEvent, at: Date): Promise<DebitReport | undefined> {
    const { payment, order } = payload
    const isTold = event === 'payment.captured' || event === 'payment.failed' || event === 'order.paid'
    const { token_id: tokenId, order_id: orderId } = payment?.entity ?? {}
    // A payment of the fund house's that no token of ours made is none of these.
    if (!isTold || !payment || !orderId || !tokenId) return undefined
    if (!(await tokenRowBy(db, 'tokenId', tokenId))) return undefined
    const { receipt } = order?.entity ?? (await client.order(orderId))
    const debitId = debitIdIn(receipt)
    return debitId ? reportOf(debitId, payment.entity, at) : undefined
  }

  return {
    async present(debit) {
      const { debitId, umrn, amount, presentOn } = debit
      const token = await tokenOfMandate(db, umrn)
      const report = token?.tokenId
        ? await charge(client, debit, { ...token, tokenId: token.tokenId })
        : ({ reason: { code: 'mandateInactive' } } as const)
      await record('present', { debitId, umrn, amount, presentOn }, { refused: report?.reason })
      return report && refused(debitId, report.reason)
    },
    async status(debitId) {
      const orders = await client.ordersOf(debitReceipt(debitId))
      const payments = await Promise.all(orders.map(({ id }) => client.paymentsOf(id)))
      const payment = decisive(payments.flat())
      await record('status', { debitId }, { payment: payment?.id, status: payment?.status })
      return payment && reportOf(debitId, payment)
    },
    readCallback: (raw, headers) =>
      readRazorpayEvent({ secret: access.webhookSecret, shape: RecurringEvent, reportIn }, raw, headers),
  }
}

/**
 * Asks for the money once: an order that has a payment on its way, or has its money, is left as it is; so is one of which
 * every payment failed, whose answer `status` gives. A refusal that is about our call, and not about mandate or account,
 * is no answer of the bank: the debit is presented again.
 */
async function charge(
  client: RecurringClient,
  { debitId, amount, accountNumber, ifsc }: DebitInstruction,
  { customerId, tokenId, method }: TokenRow & { tokenId: string },
): Promise<{ reason: FailureReason } | undefined> {
  const receipt = debitReceipt(debitId)
  const { name, email, contact } = await client.customer(customerId)
  const [known] = await client.ordersOf(receipt)
  if (known && known.amount !== amount)
    throw new GatewayUnavailable('Razorpay has another order of this debit')
  const account = method === 'upi' ? { account_number: accountNumber, name: name ?? '', ifsc } : null
  const { id: orderId } = known ?? (await client.createDebitOrder({ amount, receipt, account }))
  if (known && (await client.paymentsOf(orderId)).length) return undefined
  const description = `Debit ${debitId.slice(0, 8)}`
  const wanted = { amount, orderId, customerId, tokenId, description }
  try {
    await client.charge({ ...wanted, email: email ?? '', contact: contact ?? '' })
    return undefined
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error
    const { status } = (await client.token(customerId, tokenId)).recurring_details
    const reason = reasonOfToken[status] ?? knownDebitReason(error.reason)
    if (!reason) throw error
    return { reason }
  }
}
