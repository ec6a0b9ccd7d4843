import type { PaymentState } from '@portal/kernel/contracts/payment-attempt'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { PaymentReport } from './gateway'
import { alarmAboutMoneyTime, moneyCountsFrom } from './money-time'
import type { Payable, Payables } from './payable'
import { changePayment, lockPayment, type PaymentRow } from './payment.repository'
import { isOpen, nextPaymentState } from './payment-state'
import { startRefund } from './start-refund'
import { captureLines, post } from './postings'
import { captures } from './schema'

export type Effect = 'applied' | 'ignored' | 'refund' | 'duplicate' | 'unknown'

/**
 * The one place where a provider's word changes anything: attempt, order, money and refund in one transaction.
 * Safe for copies, for news that comes late, early or out of order: a final state stays, and money that no
 * order can take goes back.
 */
export function recordReport(
  platform: Platform,
  payables: Payables,
  report: PaymentReport,
  source: ReportSource,
): Promise<Effect> {
  return inTransaction(platform.db, async (tx) => {
    const found = await lockPayment(tx, payables, report.paymentId)
    if (!found) return 'unknown'
    const subject = { provider: 'payment gateway', subjectId: report.paymentId } as const
    return takeReport(tx, platform, subject, source, () =>
      apply(tx, platform, payables, found, report, source.kind),
    )
  })
}

type Found = { payable: Payable; payment: PaymentRow }

async function apply(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  { payable, payment }: Found,
  report: PaymentReport,
  cause: ReportSource['kind'],
): Promise<Effect> {
  if (report.news === 'captured') return capture(tx, platform, payables, { payable, payment }, report, cause)
  const next = nextPaymentState(payment.state, report.news)
  if (!next) return 'ignored'
  await changePayment(tx, payment, next, { cause, at: platform.clock.now(), reason: report.reason })
  return 'applied'
}

/** What becomes of captured money: it pays what it is for, or goes back for a reason that the investor reads. */
export function refundReason(
  payable: Payable,
  attempt: PaymentState,
  amount: number,
  isStranger = false,
): string | undefined {
  if (isStranger)
    return 'Your money came from an account that is not in your folio. Pay from an account of the folio.'
  if (amount !== payable.amount) return 'You paid a different amount from that of the order.'
  if (payable.takes === 'money')
    return isOpen(attempt) ? undefined : 'Your money came after this payment had ended.'
  if (payable.takes === 'paid') return 'You had already paid this order.'
  return 'Your money came after the time to pay.'
}

/** Whether a transfer says that it comes from an account which may not pay this. */
async function isForeign(
  tx: Tx,
  payables: Payables,
  { id }: Payable,
  from: string | undefined,
): Promise<boolean> {
  return from !== undefined && !(await payables.accounts(tx, id)).includes(from)
}

async function capture(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  { payable, payment }: Found,
  report: PaymentReport & { news: 'captured' },
  cause: ReportSource['kind'],
): Promise<Effect> {
  const now = platform.clock.now()
  const capturedAt = moneyCountsFrom(report.at, payable.createdAt, now)
  const isStranger = await isForeign(tx, payables, payable, report.from)
  const reason = refundReason(payable, payment.state, report.amount, isStranger)
  const use = reason === undefined ? 'order' : 'refund'
  const { amount, bankReference } = report
  const first = await tx
    .insert(captures)
    .values({ paymentId: payment.id, payableId: payable.id, amount, bankReference, capturedAt, use })
    .onConflictDoNothing({ target: captures.paymentId })
    .returning({ id: captures.paymentId })
  if (!first.length) return 'ignored'
  await post(tx, {
    entry: `capture:${payment.id}`,
    subjectId: payable.id,
    at: now,
    lines: captureLines(amount, use),
  })
  await alarmAboutMoneyTime(tx, platform, payable, report, capturedAt)
  const next = nextPaymentState(
    payment.state,
    amount === payable.amount && !isStranger ? 'captured' : 'failed',
  )
  if (next) await changePayment(tx, payment, next, { cause, at: capturedAt, reason: reason ?? null })
  await platform.audit.record(tx, {
    event: `payment.captured.${use}`,
    detail: { payableId: payable.id, amount },
  })
  if (reason === undefined) {
    await payables.paid(tx, payable.id, capturedAt, payment.id)
    return 'applied'
  }
  await startRefund(tx, platform, {
    paymentId: payment.id,
    payableId: payable.id,
    orderId: null,
    amount,
    reason,
  })
  await payables.refundDue(tx, payable.id, payment.id)
  return 'refund'
}
