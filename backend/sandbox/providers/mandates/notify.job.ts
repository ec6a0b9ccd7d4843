import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../src/platform/database'
import type { Job, Platform } from '../../../src/platform/module'
import { notifyOfRegistration } from '../razorpay/recurring-webhooks'
import { bankCallbackKind } from '../bank/notify.job'
import { answerDue, type BankMandate, reportOf } from './mandate-records'

/** Tells the fund house what became of a mandate, in two copies of one event, the way banks do. */
export async function notifyOf(platform: Platform, tx: Tx, kept: BankMandate): Promise<void> {
  const { outbox, clock, config } = platform
  if (config.mandates === 'razorpay') return notifyOfRegistration(platform, tx, kept)
  const report = reportOf(kept, kept.registrationId, clock.now())
  if (!report) return
  const delivery = { url: kept.request.callbackUrl, callback: { eventId: randomUUID(), report } }
  await outbox.enqueue(tx, bankCallbackKind, delivery)
  await outbox.enqueue(tx, bankCallbackKind, delivery, { delayMs: 1000 })
}

/** The bank registers or refuses on the next business day what was approved. */
export const answerMandates: Job = {
  name: 'bank answers mandates',
  everyMinutes: 30,
  run: async (platform, now) => {
    for (const kept of await answerDue(platform, now)) await notifyOf(platform, platform.db, kept)
  },
}
