import { randomUUID } from 'node:crypto'
import { kycAccess } from '../../../src/kyc-applications/kyc-provider'
import type { Callback } from '../../../src/kyc-applications/provider-protocol'
import type { Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { overtakesBrowser } from '../gateway/gateway-ledger'
import { kycReportOf, type KycSession } from './kyc-records'
import { reportSigned } from '../signed-calls'

/** The kind of outbox event that carries a callback. */
export const kycCallbackKind = 'kyc.callback'

interface Delivery {
  url: string
  callback: Callback
}

/** Tells how a KYC stands, in two copies of one event: before the browser is back, or some time after it. */
export async function sendKycCallback(platform: Platform, session: KycSession): Promise<void> {
  const report = kycReportOf(session)
  if (!report) return
  const delivery: Delivery = { url: session.callbackUrl, callback: { eventId: randomUUID(), report } }
  const later = (delayMs: number) =>
    platform.outbox.enqueue(platform.db, kycCallbackKind, delivery, { delayMs })
  const early = overtakesBrowser(session.applicationId)
  if (early) await deliver(platform, delivery).catch(() => later(500))
  else await later(1000)
  await later(early ? 1000 : 2000)
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverKycCallback(event: OutboxEvent, platform: Platform): Promise<void> {
  await deliver(platform, event.payload as Delivery)
}

async function deliver(platform: Platform, { url, callback }: Delivery): Promise<void> {
  await reportSigned(kycAccess(platform).secret, url, callback)
}
