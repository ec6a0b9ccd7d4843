import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import { raiseTask } from '../operations/ops-tasks'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { PaymentReport } from './gateway'
import { alarmAboutMoneyTime, moneyCountsFrom } from './money-time'
import type { Payable, Payables } from './payable'
import {
  captureNamed,
  type CaptureRow,
  changePayment,
  insertCapture,
  lockPayment,
  type PaymentRow,
} from './payment.repository'
import { isOpen, nextPaymentState } from './payment-state'
import { startRefund } from './start-refund'
import { captureLines, post } from './postings'
import type { FailureReason } from './failure-reasons'

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

/** The same news of an attempt that a mandate pays, in the transaction that took the bank's word. */
export async function recordDebitNews(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  report: PaymentReport,
): Promise<Effect> {
  const found = await lockPayment(tx, payables, report.paymentId)
  return found ? apply(tx, platform, payables, found, report, 'debit') : 'unknown'
}

type Cause = ReportSource['kind'] | 'debit'
type Captured = PaymentReport & { news: 'captured' }
type Found = { payable: Payable; payment: PaymentRow }

async function apply(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  { payable, payment }: Found,
  report: PaymentReport,
  cause: Cause,
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
  isThirdParty = false,
): FailureReason | undefined {
  if (isThirdParty) return { code: 'foreignAccount' }
  if (payable.takes === 'paid') return { code: 'paidBefore' }
  if (amount !== payable.amount) return { code: 'otherAmount' }
  if (payable.takes === 'money') return isOpen(attempt) ? undefined : { code: 'paymentEnded' }
  return { code: 'paidLate' }
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

/**
 * Books a credit of the bank. The first one decides the attempt; every further one under another reference is other
 * money, which goes back whole.
 */
async function capture(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  { payable, payment }: Found,
  report: Captured,
  cause: Cause,
): Promise<Effect> {
  const now = platform.clock.now()
  const capturedAt = moneyCountsFrom(report.at, payable.createdAt, now)
  const isThirdParty = await isForeign(tx, payables, payable, report.from)
  const reason = refundReason(payable, payment.state, report.amount, isThirdParty)
  const use = reason === undefined ? 'order' : 'refund'
  const { amount, bankReference } = report
  const { id: paymentId } = payment
  const money = { paymentId, payableId: payable.id, amount, bankReference, capturedAt, use } as const
  const booked = await insertCapture(tx, money)
  if (!booked) return copyOfCredit(tx, platform, report)
  await post(tx, {
    entry: `capture:${booked.id}`,
    subjectId: payable.id,
    at: now,
    lines: captureLines(amount, use),
  })
  await alarmAboutMoneyTime(tx, platform, payable, report, capturedAt)
  const next = nextPaymentState(
    payment.state,
    amount === payable.amount && !isThirdParty ? 'captured' : 'failed',
  )
  if (next) await changePayment(tx, payment, next, { cause, at: capturedAt, reason: reason ?? null })
  await platform.audit.record(tx, {
    event: `payment.captured.${use}`,
    detail: { payableId: payable.id, amount },
  })
  if (reason !== undefined) return giveBack(tx, platform, payables, payable, booked, reason)
  await payables.paid(tx, payable.id, capturedAt, paymentId)
  return 'applied'
}

async function giveBack(
  tx: Tx,
  platform: Platform,
  payables: Payables,
  { id: payableId }: Payable,
  { id: captureId, paymentId, amount }: CaptureRow,
  reason: FailureReason,
): Promise<Effect> {
  await startRefund(tx, platform, { captureId, paymentId, payableId, orderId: null, amount, reason })
  await payables.refundDue(tx, payableId, paymentId, amount, reason)
  return 'refund'
}

/**
 * The bank's reference is booked already: a copy of that news, which changes nothing. Where the same reference now
 * names another attempt or amount, a person must ask the bank what it received.
 */
async function copyOfCredit(
  tx: Tx,
  platform: Platform,
  { paymentId, bankReference, amount }: Captured,
): Promise<Effect> {
  const booked = await captureNamed(tx, bankReference)
  if (booked && (booked.paymentId !== paymentId || booked.amount !== amount))
    await raiseTask(tx, platform, {
      kind: 'bank-contradiction',
      subject: `${paymentId} ${bankReference}`,
      text: 'The bank gives the reference of money that is booked for another payment or amount.',
      detail: {
        paymentId,
        bankReference,
        amount,
        booked: { paymentId: booked.paymentId, amount: booked.amount },
      },
    })
  return 'ignored'
}
