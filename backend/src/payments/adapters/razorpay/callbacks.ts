import type { PaymentReport, RefundReport } from '../../gateway'
import { isRowId } from '../../../platform/row-id'
import type { CallbackHeaders, CallbackReading } from '../../../platform/signed-callback'
import type { RazorpayAccess } from './access'
import type { RazorpayClient } from './client'
import { readRazorpayEvent } from './read-event'
import { reportOf } from './reports'
import { Event, type Order } from './wire'

/** Whether a receipt can be an id of ours: other systems of the fund house may use the same account. */
export const isOurs = (receipt: string | null | undefined): receipt is string => isRowId(receipt ?? '')

/**
 * Reads a webhook of payments. A payment names only its order, whose receipt is our id: notes come from the browser's form
 * and prove nothing. So Razorpay is asked where the order is not in the event. A failed attempt with money after it, and a
 * refund that Razorpay began by itself, need nothing of us here.
 */
export const readWebhook = (
  { webhookSecret: secret }: RazorpayAccess,
  client: RazorpayClient,
  raw: Buffer,
  headers: CallbackHeaders,
): Promise<CallbackReading<PaymentReport | RefundReport>> =>
  readRazorpayEvent(
    { secret, shape: Event, reportIn: (event, at) => reportIn(event, at, (id) => client.order(id)) },
    raw,
    headers,
  )

async function reportIn(
  { event, created_at, payload: { payment, order, refund } }: Event,
  at: Date,
  orderOf: (id: string) => Promise<Order>,
): Promise<PaymentReport | RefundReport | undefined> {
  if (event === 'refund.processed' || event === 'refund.failed') {
    const { id: reference, receipt: refundId = null } = refund?.entity ?? { id: '' }
    if (!isOurs(refundId)) return undefined
    return { news: event === 'refund.failed' ? 'refundFailed' : 'refunded', refundId, reference, at }
  }
  if (event !== 'payment.captured' && event !== 'payment.failed' && event !== 'order.paid') return undefined
  if (!payment?.entity.order_id) return undefined
  const { receipt } = order?.entity ?? (await orderOf(payment.entity.order_id))
  return isOurs(receipt) ? reportOf(receipt, payment.entity, created_at) : undefined
}
