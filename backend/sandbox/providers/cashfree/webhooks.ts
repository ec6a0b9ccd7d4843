import { cashfreeSignature } from '../../../src/payments/adapters/cashfree/cashfree-drop'
import { cashfreeSettings } from '../../../src/payments/adapters/cashfree/settings'
import { accountProofCallback } from '../../../src/payments/account-proof.routes'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { postWebhook } from '../post-webhook'
import type { cashfreeRequests } from './schema'
import { remitterOf } from './wire'

/** The kind of outbox event that carries a webhook. */
export const cashfreeWebhookKind = 'cashfree.webhook'

interface Delivery {
  timestamp: string
  /** As it travels: the signature is over these bytes. */
  body: string
}

/** Tells what became of a request, in two copies. */
export async function notifyOfRequest(
  { clock, outbox, db }: Platform,
  request: typeof cashfreeRequests.$inferSelect,
): Promise<void> {
  const now = clock.now()
  const content = {
    event_type: `RPD_BANK_ACCOUNT_VERIFICATION_${request.status}`,
    event_time: now.toISOString().slice(0, 19).replace('T', ' '),
    version: 'v1',
    data: remitterOf(request),
  }
  const delivery: Delivery = { timestamp: String(now.getTime()), body: JSON.stringify(content) }
  await outbox.enqueue(db, cashfreeWebhookKind, delivery, { delayMs: 500 })
  await outbox.enqueue(db, cashfreeWebhookKind, delivery, { delayMs: 2000 })
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverCashfreeWebhook(event: OutboxEvent, platform: Platform): Promise<void> {
  const { timestamp, body } = event.payload as Delivery
  const { clientSecret } = cashfreeSettings(platform.config, platform.publicUrl())
  await postWebhook(`${platform.publicUrl()}${accountProofCallback}`, body, {
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': cashfreeSignature(clientSecret, timestamp, body),
  })
}
