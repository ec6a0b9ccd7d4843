import { raiseTask } from '../operations/ops-tasks'
import { post } from '../payments/postings'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { DebitReport } from './debit-bank'
import type { DebitContext } from './debit-context'
import { changeDebit, type DebitRow, lockDebit } from './debit.repository'
import type { FailureReason } from '../payments/failure-reasons'

export type DebitEffect = 'applied' | 'ignored' | 'duplicate' | 'unknown'

/**
 * The one place where the bank's word changes a debit, its money and its order, in one transaction. Safe for copies
 * and for answers that come late or out of order: a debit is answered once.
 */
export function recordDebitReport(
  context: DebitContext,
  report: DebitReport,
  source: ReportSource,
): Promise<DebitEffect> {
  const { platform } = context
  return inTransaction(platform.db, async (tx) => {
    const debit = await lockDebit(tx, report.debitId)
    if (!debit) return 'unknown'
    const subject = { provider: 'debit bank', subjectId: debit.id } as const
    return takeReport(tx, platform, subject, source, () => apply(tx, context, debit, report, source.kind))
  })
}

async function apply(
  tx: Tx,
  context: DebitContext,
  debit: DebitRow,
  report: DebitReport,
  cause: string,
): Promise<'applied' | 'ignored'> {
  const applied =
    report.news === 'paid'
      ? await bookPaid(tx, context, debit, report, cause)
      : await bookFailed(tx, context, debit, report.reason, cause)
  if (applied) return 'applied'
  await alarmAboutContradiction(tx, context, debit, report)
  return 'ignored'
}

/** What a debit pays, by its name. */
export const subjectOf = ({
  orderId,
  paymentId,
}: Pick<DebitRow, 'orderId' | 'paymentId'>): Record<string, string | null> =>
  paymentId === null ? { orderId } : { paymentId }

/** A part of the amount, or more, is no answer to what was asked. */
async function bookPaid(
  tx: Tx,
  { platform, owner }: DebitContext,
  debit: DebitRow,
  { amount, bankReference, at }: DebitReport & { news: 'paid' },
  cause: string,
): Promise<boolean> {
  if (amount !== debit.amount) return false
  const now = platform.clock.now()
  const presentedAt = debit.presentedAt ?? now
  // The bank's clock may be off; the NAV hangs on this moment.
  const realisedAt = new Date(Math.min(Math.max(at.getTime(), presentedAt.getTime()), now.getTime()))
  const facts = { presentedAt, answeredAt: now, realisedAt, bankReference }
  const changed = await changeDebit(tx, debit, 'paid', { cause, at: now, ...facts })
  if (!changed) return false
  const { id, orderId, paymentId } = changed
  await platform.audit.record(tx, {
    event: 'debit.paid',
    detail: { ...subjectOf(changed), debitId: id, amount },
  })
  // The money of an attempt is booked as every other payment's: its order may have ended meanwhile.
  if (paymentId !== null)
    await owner.attemptPaid(tx, paymentId, { amount, realisedAt, reference: bankReference })
  if (orderId !== null) {
    const lines = { collection: amount, orders_waiting: -amount }
    await post(tx, { entry: `debit:${id}`, subjectId: orderId, at: now, lines })
    await owner.paid(tx, orderId, realisedAt, bankReference)
  }
  return true
}

/** The bank refused, or the mandate could not be presented at all; false where it was answered before. */
export async function bookFailed(
  tx: Tx,
  { platform, owner }: DebitContext,
  debit: DebitRow,
  reason: FailureReason,
  cause: string,
): Promise<boolean> {
  const at = platform.clock.now()
  const changed = await changeDebit(tx, debit, 'failed', { cause, at, answeredAt: at, reason })
  if (!changed) return false
  const { id: debitId, orderId, paymentId } = changed
  await platform.audit.record(tx, { event: 'debit.failed', detail: { ...subjectOf(changed), debitId } })
  if (paymentId !== null) await owner.attemptFailed(tx, paymentId, reason)
  if (orderId !== null) await owner.failed(tx, orderId, reason)
  return true
}

/**
 * A bank that took another amount, took it once more under another reference, or says now that it debited, now that it
 * did not: a person must ask it.
 */
async function alarmAboutContradiction(
  tx: Tx,
  { platform }: DebitContext,
  { id, orderId, paymentId, state, amount, bankReference }: DebitRow,
  report: DebitReport,
): Promise<void> {
  if (report.news === 'failed' && state === 'failed') return
  const taken = report.news === 'paid' ? { amount: report.amount, bankReference: report.bankReference } : {}
  const isCopy = taken.amount === amount && taken.bankReference === bankReference
  if (state === 'paid' && isCopy) return
  // Each credit is a matter of its own: the bank may have taken money more than twice.
  await raiseTask(tx, platform, {
    kind: 'bank-contradiction',
    subject: taken.bankReference ? `${id} ${taken.bankReference}` : id,
    text: 'The bank contradicts what it said before of a debit, took another amount, or took it again.',
    detail: {
      ...subjectOf({ orderId, paymentId }),
      debitId: id,
      booked: state,
      bankSays: report.news,
      ...taken,
    },
  })
}
