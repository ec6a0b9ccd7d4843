import { randomUUID } from 'node:crypto'
import { razorpayXPayoutAccess } from '../../../src/payouts/adapters/razorpayx/access'
import type { Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { postRazorpayWebhook } from '../post-webhook'
import type { Instruction } from './bank-ledger'
import { webhookOf } from './razorpayx-wire'

/** The kind of outbox event that carries a webhook of RazorpayX. */
export const payoutWebhookKind = 'razorpayx.webhook'

interface Delivery {
  url: string
  eventId: string
  /** As it travels: the signature is over these bytes. */
  body: string
}

/** Tells how a payout ended, in two copies of one event. */
export async function notifyByWebhook(
  tx: Tx,
  { outbox }: Platform,
  instruction: Instruction,
  now: Date,
): Promise<void> {
  const body = webhookOf(instruction, now)
  const delivery: Delivery = { url: instruction.callbackUrl, eventId: randomUUID(), body }
  await outbox.enqueue(tx, payoutWebhookKind, delivery)
  await outbox.enqueue(tx, payoutWebhookKind, delivery, { delayMs: 1000 })
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverPayoutWebhook({ payload }: OutboxEvent, platform: Platform): Promise<void> {
  const { webhookSecret } = razorpayXPayoutAccess(platform.config, platform.publicUrl())
  await postRazorpayWebhook(webhookSecret, payload as Delivery)
}
