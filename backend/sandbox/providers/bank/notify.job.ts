import { randomUUID } from 'node:crypto'
import { bankAccess } from '../../../src/platform/bank-client'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Job, Platform } from '../../../src/platform/module'
import type { OutboxEvent } from '../../../src/platform/outbox'
import { notifyOfDebit } from '../razorpay/recurring-webhooks'
import { debitReport, type Instruction, payoutReport, takePendingNotifications } from './bank-ledger'
import { answerByNachFile } from './nach-files'
import { answerByFile } from './payout-files'
import { notifyByWebhook } from './payout-webhooks'
import { reportSigned } from '../signed-calls'

/** The kind of outbox event that carries a callback of the bank. */
export const bankCallbackKind = 'bank.callback'

interface Delivery {
  url: string
  callback: { eventId: string; report: object }
}

/** The bank tells what it knows, by the way that it was told by: calls in two copies of one event, or a file. */
export const notifyFundHouse: Job = {
  name: 'bank tells of payouts and debits',
  everyMinutes: 10,
  async run(platform, now) {
    const { payouts, debits } = platform.config
    const byToken = ({ kind }: Instruction) => kind === 'debit' && debits === 'razorpay'
    const isOfFile = ({ callbackUrl }: Instruction) => callbackUrl === ''
    const answered = await inTransaction(platform.db, async (tx) => {
      const all = await takePendingNotifications(tx, now)
      await answerByFile(
        platform,
        all.filter((each) => isOfFile(each) && each.kind === 'payout'),
        now,
      )
      await answerByNachFile(
        platform,
        all.filter((each) => isOfFile(each) && each.kind === 'debit'),
        now,
      )
      for (const instruction of all.filter((each) => !isOfFile(each) && !byToken(each)))
        if (instruction.kind === 'payout' && payouts === 'razorpayx')
          await notifyByWebhook(tx, platform, instruction, now)
        else await notifyByCallback(tx, platform, instruction, now)
      return all
    })
    for (const { id } of answered.filter(byToken)) await notifyOfDebit(platform, platform.db, id, now)
  },
}

async function notifyByCallback(
  tx: Tx,
  { outbox }: Platform,
  instruction: Instruction,
  now: Date,
): Promise<void> {
  const report =
    instruction.kind === 'payout' ? payoutReport(instruction, now) : debitReport(instruction, now)
  if (!report) return
  const delivery: Delivery = { url: instruction.callbackUrl, callback: { eventId: randomUUID(), report } }
  await outbox.enqueue(tx, bankCallbackKind, delivery)
  await outbox.enqueue(tx, bankCallbackKind, delivery, { delayMs: 1000 })
}

/** Delivers one copy; an answer other than success is tried again. */
export async function deliverBankCallback({ payload }: OutboxEvent, platform: Platform): Promise<void> {
  const { url, callback } = payload as Delivery
  const { secret } = bankAccess(platform.config, platform.publicUrl(), 'payouts')
  await reportSigned(secret, url, callback)
}
