import { sql } from 'drizzle-orm'
import { daysBefore, forgetRows } from './forget-rows'
import type { Job } from './module'
import { idempotencyKeys, outbox, outboundCalls, providerCallbacks } from './tables'

/** Removes what the platform writes with every call and message, and nobody asks about any more. */
export const forgetRecords: Job = {
  name: 'forget old records',
  at: '03:20',
  async run({ db, config, log }, now) {
    const { keepDays, deadDays } = config.outbox
    const { callDays, answerDays } = config.retention
    // Deliveries and keys live in real time, whatever the business clock says.
    const real = new Date()
    const removed = {
      delivered: await forgetRows(db, outbox, outbox.doneAt, daysBefore(real, keepDays), sql`state = 'done'`),
      dead: await forgetRows(db, outbox, outbox.nextAt, daysBefore(real, deadDays), sql`state = 'dead'`),
      answers: await forgetRows(db, idempotencyKeys, idempotencyKeys.createdAt, daysBefore(real, answerDays)),
      calls: await forgetRows(db, outboundCalls, outboundCalls.at, daysBefore(now, callDays)),
      callbacks: await forgetRows(
        db,
        providerCallbacks,
        providerCallbacks.receivedAt,
        daysBefore(now, callDays),
      ),
    }
    if (Object.values(removed).some(Boolean)) log.info({ removed }, 'old records forgotten')
  },
}
