import { indiaDate } from '@portal/contracts/format'
import { askEveryMs, timeoutEnds } from '../calendar/timeout'
import { raiseTask } from '../operations/ops-tasks'
import { mandateForDebit } from '../mandates/mandate-for-debit'
import { inTransaction } from '../platform/database'
import { sideBySide } from '../platform/side-by-side'
import type { DebitContext } from './debit-context'
import { bookFailed, recordDebitReport, subjectOf } from './debit-outcome'
import {
  changeDebit,
  reserveForBank,
  type DebitRow,
  dueDebits,
  lateDebits,
  lockDebit,
  markDebitRequested,
  silentDebits,
} from './debit.repository'
import { debitDaysAhead } from './adapters'
import { presentedOn } from './presentations'
import type { FailureReason } from '../payments/failure-reasons'

/**
 * On a business day, or before one where the bank wants debits ahead: everything that is due is presented; what the bank
 * did not take is tried again.
 */
export async function presentDueDebits(context: DebitContext, now: Date): Promise<void> {
  const today = indiaDate(now)
  const until = presentedOn(today, debitDaysAhead(context.platform.config))
  if (!until) return
  const { db, config, log } = context.platform
  const places = {
    atOnce: config.outbox.placesOf('debits'),
    whose: ({ umrn }: DebitRow) => umrn,
    failed: ({ id: debitId }: DebitRow, err: unknown) =>
      log.error({ err, debitId }, 'a debit could not be presented'),
  }
  await sideBySide(dueDebits(db, until), places, (debit) => present(context, debit, today))
}

/** A mandate that cannot be debited fails here, unless the bank may have the debit already: then it says so. */
async function present(context: DebitContext, debit: DebitRow, today: string): Promise<void> {
  const { platform, bank } = context
  const { id: debitId, umrn, amount, presentOn } = debit
  const day = presentOn > today ? presentOn : today
  const mandate = await mandateForDebit(platform.db, umrn, amount, day)
  if ('refused' in mandate) {
    if (debit.requestedAt === null) await fail(context, debitId, mandate.refused)
    return
  }
  // Whoever takes it back meanwhile must find that the bank may have it, or be found first.
  if (!(await reserveForBank(platform.db, debitId, platform.clock.now()))) return
  const refusal = await bank.present({ debitId, umrn, amount, presentOn, ...mandate.account })
  if (refusal) {
    await recordDebitReport(context, refusal, { kind: 'poll' })
    return
  }
  await inTransaction(platform.db, async (tx) => {
    const locked = await lockDebit(tx, debitId)
    const at = platform.clock.now()
    if (locked) await changeDebit(tx, locked, 'presented', { cause: 'job', at, presentedAt: at })
  })
}

function fail(context: DebitContext, debitId: string, reason: FailureReason): Promise<void> {
  return inTransaction(context.platform.db, async (tx) => {
    const locked = await lockDebit(tx, debitId)
    if (locked) await bookFailed(tx, context, locked, reason, 'mandate')
  })
}

/** Asks about debits that had no answer for an hour, and tells a person of those that take too long. */
export async function askAboutDebits(context: DebitContext, now: Date): Promise<void> {
  const { platform } = context
  const places = {
    atOnce: platform.config.outbox.placesOf('debits'),
    whose: ({ umrn }: DebitRow) => umrn,
    failed: ({ id: debitId }: DebitRow, err: unknown) =>
      platform.log.warn({ err, debitId }, 'the bank could not be asked about a debit'),
  }
  const silent = silentDebits(platform.db, new Date(now.getTime() - askEveryMs))
  await sideBySide(silent, places, (debit) => ask(context, debit, now))
  for (const { id: debitId, orderId, paymentId } of await lateDebits(platform.db, timeoutEnds(now)))
    await raiseTask(platform.db, platform, {
      kind: 'bank-silent',
      subject: debitId,
      text: 'The bank has not said for days what became of a debit.',
      detail: { ...subjectOf({ orderId, paymentId }), debitId },
    })
}

async function ask(context: DebitContext, { id: debitId }: DebitRow, now: Date): Promise<void> {
  const report = await context.bank.status(debitId)
  if (report) await recordDebitReport(context, report, { kind: 'poll' })
  await markDebitRequested(context.platform.db, debitId, now)
}
