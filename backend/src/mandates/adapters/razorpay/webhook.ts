import { createHash } from 'node:crypto'
import { isRazorpaySigned } from '../../../payments/adapters/razorpay/callbacks'
import type { CallbackHeaders, CallbackReading } from '../../../platform/signed-callback'
import { RecurringEvent } from './wire'

/**
 * Reads a webhook of recurring payments; `x-razorpay-event-id` is the same in every copy. Razorpay sends an event to every
 * address that is set for it, so most are about something else, and are answered as taken.
 */
export async function readRecurring<Report>(
  secret: string,
  raw: Buffer,
  headers: CallbackHeaders,
  reportIn: (event: RecurringEvent, at: Date) => Promise<Report | undefined>,
): Promise<CallbackReading<Report>> {
  if (!isRazorpaySigned(secret, raw, headers['x-razorpay-signature'])) return { refused: 'forged' }
  const event = parsed(raw)
  if (!event) return { refused: 'unreadable' }
  const named = headers['x-razorpay-event-id']
  const eventId =
    typeof named === 'string' && /^\S{1,64}$/.test(named)
      ? named
      : createHash('sha256').update(raw).digest('hex')
  const report = await reportIn(event, new Date(event.created_at * 1000))
  return { events: report ? [{ eventId, report, body: event }] : [], mayBeForeign: true }
}

function parsed(raw: Buffer): RecurringEvent | undefined {
  try {
    return RecurringEvent.safeParse(JSON.parse(raw.toString('utf8'))).data
  } catch {
    return undefined
  }
}
