import { randomUUID } from 'node:crypto'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import type { Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { overtakesBrowser, type Session } from '../gateway/gateway-ledger'
import { postRazorpayWebhook } from '../post-webhook'
import { orderEntity, paymentEntity, type refundEntity } from './wire'

/** The kind of outbox event that carries a webhook. */
export const webhookKind = 'razorpay.webhook'

/** Whose address an event goes to; Razorpay sends it to every one that is set for it. */
type Address = 'payments' | 'mandates' | 'debits'

interface Delivery {
  address: Address
  eventId: string
  /** As it travels: the signature is over these bytes. */
  body: string
}

/** Tells how a payment was settled, in two copies; of captured money in two events, as Razorpay does. */
export async function notifyOfPayment(platform: Platform, session: Session): Promise<void> {
  const payment = paymentEntity(session)
  if (!payment) return
  const entity = { payment: { entity: payment } }
  const early = overtakesBrowser(session.paymentId)
  if (session.state === 'pending') return notify(platform, 'payment.authorized', entity, early)
  if (session.state === 'failed') return notify(platform, 'payment.failed', entity, early)
  await notify(platform, 'payment.captured', entity, early)
  await notify(platform, 'order.paid', { ...entity, order: { entity: orderEntity(session) } }, false)
}

export const notifyOfRefund = (platform: Platform, refund: ReturnType<typeof refundEntity>): Promise<void> =>
  notify(platform, 'refund.processed', { refund: { entity: refund } }, false)

function deliveryOf(platform: Platform, address: Address, event: string, payload: object): Delivery {
  const content = {
    entity: 'event',
    account_id: 'acc_neemsandbox',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(platform.clock.now().getTime() / 1000),
  }
  return { address, eventId: randomUUID(), body: JSON.stringify(content) }
}

async function notify(platform: Platform, event: string, payload: object, early: boolean): Promise<void> {
  const delivery = deliveryOf(platform, 'payments', event, payload)
  const later = (delayMs: number) => platform.outbox.enqueue(platform.db, webhookKind, delivery, { delayMs })
  if (early) await deliver(platform, delivery).catch(() => later(500))
  else await later(1000)
  await later(early ? 1000 : 2000)
}

/** Tells of an event in two copies, once this commits. */
export async function enqueueWebhook(
  platform: Platform,
  tx: Tx,
  address: Address,
  event: string,
  payload: object,
): Promise<void> {
  const delivery = deliveryOf(platform, address, event, payload)
  await platform.outbox.enqueue(tx, webhookKind, delivery)
  await platform.outbox.enqueue(tx, webhookKind, delivery, { delayMs: 1000 })
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverWebhook(event: OutboxEvent, platform: Platform): Promise<void> {
  await deliver(platform, event.payload as Delivery)
}

async function deliver({ config, publicUrl }: Platform, { address, eventId, body }: Delivery): Promise<void> {
  const { webhookSecret } = razorpayAccess(config, publicUrl())
  await postRazorpayWebhook(webhookSecret, {
    url: `${publicUrl()}/api/v1/${address}/callback`,
    eventId,
    body,
  })
}
