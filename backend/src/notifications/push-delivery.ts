import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod/mini'
import { contactEmail } from '../content/brand'
import type { OutboxHandler } from '../platform/outbox'
import { providerCall } from '../platform/provider-call'
import { readRetryAfter } from '../platform/retry-after'
import { pushKeys } from './push-keys'
import { subscriptionOf } from './push-subscription'
import { pushDevices } from './schema'

const QueuedPush = z.object({
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  push: z.object({ trackerId: z.string(), url: z.nullable(z.string()) }),
})

/** What push services answer for a browser that is gone for good. */
const gone = [404, 410]
const isGone = (error: unknown): boolean =>
  error instanceof webPush.WebPushError && gone.includes(error.statusCode)
const dayInSeconds = 86_400

/**
 * What the outbox waits for: a push service that has too much to do says for how long (RFC 8030, section 8.4), as any that
 * is closed may.
 */
function withWait(error: unknown): unknown {
  if (!(error instanceof webPush.WebPushError)) return error
  const { 'retry-after': header } = error.headers
  return Object.assign(error, { retryAfterMs: readRetryAfter(error.statusCode, header) })
}

/** Sends one push message to one browser by Web Push; a browser that is gone is forgotten. */
export const deliverPush: OutboxHandler = async ({ payload }, { db }) => {
  const { to, subject, body, push } = QueuedPush.parse(payload)
  const subscription = subscriptionOf(to)
  if (!subscription) return
  const vapidDetails = { subject: `mailto:${contactEmail}`, ...(await pushKeys(db)) }
  try {
    const message = JSON.stringify({ title: subject, body, ...push })
    const options = { vapidDetails, TTL: dayInSeconds, timeout: 10_000 }
    await providerCall({
      ...{ port: 'push', provider: 'web push', operation: 'send' },
      ask: () => webPush.sendNotification(subscription, message, options),
      isRefusal: isGone,
    })
  } catch (error) {
    if (!isGone(error)) throw withWait(error)
    await db.delete(pushDevices).where(eq(pushDevices.deviceToken, to))
  }
}
