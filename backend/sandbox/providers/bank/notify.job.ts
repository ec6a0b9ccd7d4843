import { randomUUID } from 'node:crypto'
import { bankAccess } from '../../../src/platform/bank-client'
import { inTransaction } from '../../../src/platform/database'
import type { Job, Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { postSigned } from '../../../src/platform/signed-call'
import { debitReport, payoutReport, takePendingNotifications } from './bank-ledger'

/** The kind of outbox event that carries a callback of the bank. */
export const bankCallbackKind = 'bank.callback'

interface Delivery {
  url: string
  callback: { eventId: string; report: object }
}

/** The bank tells what it knows, in two copies of one event, the way banks do. */
export const notifyFundHouse: Job = {
  name: 'bank tells of payouts and debits',
  everyMinutes: 10,
  run: ({ db, outbox }, now) =>
    inTransaction(db, async (tx) => {
      for (const instruction of await takePendingNotifications(tx, now)) {
        const report =
          instruction.kind === 'payout' ? payoutReport(instruction, now) : debitReport(instruction, now)
        if (!report) continue
        const delivery: Delivery = {
          url: instruction.callbackUrl,
          callback: { eventId: randomUUID(), report },
        }
        await outbox.enqueue(tx, bankCallbackKind, delivery)
        await outbox.enqueue(tx, bankCallbackKind, delivery, { delayMs: 1000 })
      }
    }),
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverBankCallback({ payload }: OutboxEvent, platform: Platform): Promise<void> {
  const { url, callback } = payload as Delivery
  const { secret } = bankAccess(platform.config, platform.publicUrl(), 'payouts')
  await postSigned(secret, url, callback)
}
