import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import type { Callback } from '../../../src/payments/adapters/signed/protocol'
import { signedAccess } from '../../../src/payments/adapters/signed/signed-gateway'
import { overtakesBrowser, reportOf, type Session } from './gateway-ledger'
import { reportSigned } from '../signed-calls'

/** The kind of outbox event that carries a callback. */
export const callbackKind = 'gateway.callback'

interface Delivery {
  url: string
  callback: Callback
}

/**
 * Tells the fund house how a checkout was settled, in two copies of one event, the way providers do: before the
 * browser is back or some time after it.
 */
export async function sendCallbacks(platform: Platform, session: Session): Promise<void> {
  const report = reportOf(session, session.paymentId, platform.clock.now())
  if (!report || report.news === 'abandoned') return
  const delivery: Delivery = { url: session.callbackUrl, callback: { eventId: randomUUID(), report } }
  const early = overtakesBrowser(session.paymentId)
  const later = (delayMs: number) => platform.outbox.enqueue(platform.db, callbackKind, delivery, { delayMs })
  if (early) await deliver(platform, delivery).catch(() => later(500))
  else await later(1000)
  await later(early ? 1000 : 2000)
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverCallback(event: OutboxEvent, platform: Platform): Promise<void> {
  await deliver(platform, event.payload as Delivery)
}

async function deliver({ config, publicUrl }: Platform, { url, callback }: Delivery): Promise<void> {
  await reportSigned(signedAccess(config, publicUrl()).secret, url, callback)
}
