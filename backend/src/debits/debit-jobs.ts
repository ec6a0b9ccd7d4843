import { indiaDate } from '@portal/kernel/format'
import { isBusinessDay } from '../calendar/business-day'
import { askEveryMs, patienceEnds } from '../calendar/patience'
import { putOnDesk } from '../desk/desk'
import { mandateForDebit } from '../mandates/mandate-for-debit'
import { inTransaction } from '../platform/database'
import type { DebitDesk } from './debit-desk'
import { bookFailed, recordDebitReport, subjectOf } from './debit-outcome'
import {
  changeDebit,
  claimForBank,
  type DebitRow,
  dueDebits,
  lateDebits,
  lockDebit,
  markDebitAsked,
  silentDebits,
} from './debit.repository'

/** On a business day: everything that is due is presented; what the bank did not take is tried again. */
export async function presentDueDebits(desk: DebitDesk, now: Date): Promise<void> {
  const today = indiaDate(now)
  if (!isBusinessDay(today)) return
  for (const debit of await dueDebits(desk.platform.db, today)) {
    await present(desk, debit, today).catch((error: unknown) =>
      desk.platform.log.error({ err: error, debitId: debit.id }, 'a debit could not be presented'),
    )
  }
}

/** A mandate that cannot be debited fails here, unless the bank may have the debit already: then it says so. */
async function present(desk: DebitDesk, debit: DebitRow, today: string): Promise<void> {
  const { platform, bank } = desk
  const { id: debitId, umrn, amount, presentOn } = debit
  const mandate = await mandateForDebit(platform.db, umrn, amount, today)
  if ('refused' in mandate) {
    if (debit.askedAt === null) await fail(desk, debitId, mandate.refused)
    return
  }
  // Whoever takes it back meanwhile must find that the bank may have it, or be found first.
  if (!(await claimForBank(platform.db, debitId, platform.clock.now()))) return
  await bank.present({ debitId, umrn, amount, presentOn, ...mandate.account })
  await inTransaction(platform.db, async (tx) => {
    const locked = await lockDebit(tx, debitId)
    const at = platform.clock.now()
    if (locked) await changeDebit(tx, locked, 'presented', { cause: 'job', at, presentedAt: at })
  })
}

function fail(desk: DebitDesk, debitId: string, reason: string): Promise<void> {
  return inTransaction(desk.platform.db, async (tx) => {
    const locked = await lockDebit(tx, debitId)
    if (locked) await bookFailed(tx, desk, locked, reason, 'mandate')
  })
}

/** Asks about debits that had no answer for an hour, and tells a person of those that take too long. */
export async function askAboutDebits(desk: DebitDesk, now: Date): Promise<void> {
  const { platform } = desk
  for (const debit of await silentDebits(platform.db, new Date(now.getTime() - askEveryMs)))
    await ask(desk, debit, now)
  for (const { id: debitId, orderId, paymentId } of await lateDebits(platform.db, patienceEnds(now)))
    await putOnDesk(platform.db, platform, {
      kind: 'bank-silent',
      subject: debitId,
      text: 'The bank has not said for days what became of a debit.',
      detail: { ...subjectOf({ orderId, paymentId }), debitId },
    })
}

/** One that the bank cannot tell about must not keep the others from being asked. */
async function ask(desk: DebitDesk, { id: debitId }: DebitRow, now: Date): Promise<void> {
  const { platform, bank } = desk
  try {
    const report = await bank.status(debitId)
    if (report) await recordDebitReport(desk, report, { kind: 'poll' })
    await markDebitAsked(platform.db, debitId, now)
  } catch (error) {
    platform.log.warn({ err: error, debitId }, 'the bank could not be asked about a debit')
  }
}
