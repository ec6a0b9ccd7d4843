import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { isOurs, isRazorpaySigned } from '../../../payments/adapters/razorpay/callbacks'
import type { PayoutCallbackReading, PayoutReport } from '../../payout-bank'
import type { RazorpayXPayoutAccess } from './access'
import { reportOf } from './reports'
import { Event, type Payout } from './wire'

/**
 * Reads a webhook of RazorpayX (razorpay.com/docs/webhooks/payouts), signed like those of payments: HMAC-SHA256 of the
 * body as it came, in `X-Razorpay-Signature`; `x-razorpay-event-id` is the same in every copy. The payout in it says how
 * it stands, whatever the event is called.
 */
export async function readWebhook(
  { webhookSecret }: RazorpayXPayoutAccess,
  raw: Buffer,
  headers: Readonly<Record<string, unknown>>,
  accountOf: (payout: Payout) => Promise<string | undefined>,
): Promise<PayoutCallbackReading> {
  if (!isRazorpaySigned(webhookSecret, raw, headers['x-razorpay-signature'])) return { refused: 'forged' }
  const event = parsed(raw)
  if (!event) return { refused: 'unreadable' }
  const named = headers['x-razorpay-event-id']
  const eventId =
    typeof named === 'string' && /^\S{1,64}$/.test(named)
      ? named
      : createHash('sha256').update(raw).digest('hex')
  const report = await reportIn(event, accountOf)
  // The event as read has no account and no name: those fields are not in its shape.
  return { events: report ? [{ eventId, report, body: event }] : [], mayBeForeign: true }
}

async function reportIn(
  { created_at, payload: { payout } }: z.infer<typeof Event>,
  accountOf: (payout: Payout) => Promise<string | undefined>,
): Promise<PayoutReport | undefined> {
  const entity = payout?.entity
  if (!entity || !isOurs(entity.reference_id)) return undefined
  return reportOf(entity.reference_id, entity, new Date(created_at * 1000), await accountOf(entity))
}

function parsed(raw: Buffer): z.infer<typeof Event> | undefined {
  try {
    return Event.safeParse(JSON.parse(raw.toString('utf8'))).data
  } catch {
    return undefined
  }
}
