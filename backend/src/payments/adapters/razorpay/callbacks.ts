import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { CallbackHeaders, CallbackReading, GatewayEvent } from '../../gateway'
import type { RazorpayAccess } from './access'
import type { RazorpayClient } from './client'
import { reportOf } from './reports'
import { Event, type Order } from './wire'

/** HMAC-SHA256 in hex, as Razorpay signs webhooks (…/docs/webhooks/validate-test) and the answer of its checkout. */
export const razorpaySignature = (secret: string, content: string | Buffer): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** Takes constant time, which the SDK's own check does not. */
export function isRazorpaySigned(secret: string, content: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(
    Buffer.from(razorpaySignature(secret, content), 'hex'),
    Buffer.from(signature, 'hex'),
  )
}

/** Whether a receipt can be an id of ours: other systems of the fund house may use the same account. */
export const isOurs = (receipt: string | null | undefined): receipt is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(receipt ?? '')

/**
 * Reads a webhook. `x-razorpay-event-id` is the same in every copy. A payment names only its order, whose receipt is
 * our id: notes come from the browser's form and prove nothing. So Razorpay is asked where the order is not in the
 * event. A failed attempt with money after it, and a refund that Razorpay began by itself, need nothing of us here.
 */
export async function readWebhook(
  { webhookSecret }: RazorpayAccess,
  client: RazorpayClient,
  raw: Buffer,
  headers: CallbackHeaders,
): Promise<CallbackReading> {
  if (!isRazorpaySigned(webhookSecret, raw, headers['x-razorpay-signature'])) return { refused: 'forged' }
  const event = parsed(raw)
  if (!event) return { refused: 'unreadable' }
  const named = headers['x-razorpay-event-id']
  const eventId =
    typeof named === 'string' && /^\S{1,64}$/.test(named)
      ? named
      : createHash('sha256').update(raw).digest('hex')
  // The event as read has no mail, mobile or account of the investor: those fields are not in its shape.
  const report = await reportIn(event, (id) => client.order(id))
  return { events: report ? [{ eventId, report, body: event }] : [], mayBeForeign: true }
}

async function reportIn(
  { event, created_at, payload: { payment, order, refund } }: Event,
  orderOf: (id: string) => Promise<Order>,
): Promise<GatewayEvent['report'] | undefined> {
  const at = new Date(created_at * 1000)
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

function parsed(raw: Buffer): Event | undefined {
  try {
    return Event.safeParse(JSON.parse(raw.toString('utf8'))).data
  } catch {
    return undefined
  }
}
