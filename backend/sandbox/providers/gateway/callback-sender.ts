import { createHash, randomUUID } from 'node:crypto'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import type { Callback } from '../../../src/payments/gateway-protocol'
import { gatewayAccess } from '../../../src/payments/http-gateway'
import { postSigned } from '../../../src/platform/signed-call'
import { reportOf, type Session } from './gateway-ledger'

/** The kind of outbox event that carries a callback. */
export const callbackKind = 'gateway.callback'

interface Delivery {
  url: string
  callback: Callback
}

/** Whether the callbacks of a checkout overtake the browser: so for every second one, always the same for one. */
export function overtakesBrowser(paymentId: string): boolean {
  return (createHash('sha256').update(paymentId).digest()[0] ?? 0) % 2 === 0
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
  await postSigned(gatewayAccess(config, publicUrl()).secret, url, callback)
}
