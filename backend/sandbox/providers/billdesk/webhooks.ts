import { billdeskAccess } from '../../../src/payments/adapters/billdesk/access'
import { sealed } from '../../../src/payments/adapters/billdesk/jose'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { overtakesBrowser, type Session } from '../gateway/gateway-ledger'
import { postWebhook } from '../post-webhook'
import type { refundEntity } from './wire'
import { transactionEntity } from './wire'

/** The kind of outbox event that carries a webhook. */
export const webhookKind = 'billdesk.webhook'

/** Tells how a transaction stands, in two copies, each encrypted anew. */
export async function notifyOfPayment(platform: Platform, session: Session): Promise<void> {
  const access = billdeskAccess(platform.config, platform.publicUrl())
  const transaction = transactionEntity(access, session)
  if (transaction) await notify(platform, transaction, overtakesBrowser(session.paymentId))
}

export const notifyOfRefund = (platform: Platform, refund: ReturnType<typeof refundEntity>): Promise<void> =>
  notify(platform, refund, false)

async function notify(platform: Platform, content: object, early: boolean): Promise<void> {
  const later = (delayMs: number) => platform.outbox.enqueue(platform.db, webhookKind, content, { delayMs })
  if (early) await deliver(platform, content).catch(() => later(500))
  else await later(1000)
  await later(early ? 1000 : 2000)
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverWebhook(event: OutboxEvent, platform: Platform): Promise<void> {
  await deliver(platform, event.payload as object)
}

async function deliver({ config, publicUrl }: Platform, content: object): Promise<void> {
  const token = await sealed(billdeskAccess(config, publicUrl()), JSON.stringify(content))
  await postWebhook(`${publicUrl()}/api/v1/payments/callback`, token, { 'content-type': 'application/jose' })
}
