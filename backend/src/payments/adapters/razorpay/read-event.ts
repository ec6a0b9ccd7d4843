import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { CallbackHeaders, CallbackReading } from '../../../platform/signed-callback'

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

interface EventShape<Shape extends z.ZodMiniType<{ created_at: number }>, Report> {
  secret: string
  /** What is kept of an event: no mail, mobile or account of the investor is in it. */
  shape: Shape
  /** What it tells of ours, if anything; `at`: when it happened. */
  reportIn(event: z.infer<Shape>, at: Date): Promise<Report | undefined>
}

/**
 * Reads a webhook of Razorpay or RazorpayX; `x-razorpay-event-id` is the same in every copy. An event goes to every address
 * that is set for it, so that many are about something else, and are answered as taken.
 */
export async function readRazorpayEvent<Shape extends z.ZodMiniType<{ created_at: number }>, Report>(
  { secret, shape, reportIn }: EventShape<Shape, Report>,
  raw: Buffer,
  headers: CallbackHeaders,
): Promise<CallbackReading<Report>> {
  if (!isRazorpaySigned(secret, raw, headers['x-razorpay-signature'])) return { refused: 'forged' }
  const event = parsed(shape, raw)
  if (!event) return { refused: 'unreadable' }
  const named = headers['x-razorpay-event-id']
  const eventId =
    typeof named === 'string' && /^\S{1,64}$/.test(named)
      ? named
      : createHash('sha256').update(raw).digest('hex')
  const report = await reportIn(event, new Date(event.created_at * 1000))
  return { events: report ? [{ eventId, report, body: event }] : [], mayBeForeign: true }
}

function parsed<Shape extends z.ZodMiniType>(shape: Shape, raw: Buffer): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(JSON.parse(raw.toString('utf8'))).data
  } catch {
    return undefined
  }
}
