import { randomUUID } from 'node:crypto'
import { razorpayAccess } from '../../../src/payments/adapters/razorpay/access'
import { razorpaySignature } from '../../../src/payments/adapters/razorpay/callbacks'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { overtakesBrowser, type Session } from '../gateway/gateway-ledger'
import { orderEntity, paymentEntity, type refundEntity } from './wire'

/** The kind of outbox event that carries a webhook. */
export const webhookKind = 'razorpay.webhook'

interface Delivery {
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

async function notify(platform: Platform, event: string, payload: object, early: boolean): Promise<void> {
  const created_at = Math.floor(platform.clock.now().getTime() / 1000)
  const content = {
    entity: 'event',
    account_id: 'acc_neemsandbox',
    event,
    contains: Object.keys(payload),
    payload,
    created_at,
  }
  const delivery: Delivery = { eventId: randomUUID(), body: JSON.stringify(content) }
  const later = (delayMs: number) => platform.outbox.enqueue(platform.db, webhookKind, delivery, { delayMs })
  if (early) await deliver(platform, delivery).catch(() => later(500))
  else await later(1000)
  await later(early ? 1000 : 2000)
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverWebhook(event: OutboxEvent, platform: Platform): Promise<void> {
  await deliver(platform, event.payload as Delivery)
}

async function deliver({ config, publicUrl }: Platform, { eventId, body }: Delivery): Promise<void> {
  const { webhookSecret } = razorpayAccess(config, publicUrl())
  const answer = await fetch(`${publicUrl()}/api/v1/payments/callback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': razorpaySignature(webhookSecret, body),
    },
    body,
    signal: AbortSignal.timeout(8000),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
}
