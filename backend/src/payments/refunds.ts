import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { inTransaction, type Tx } from '../platform/database'
import type { OutboxEvent } from '../platform/outbox'
import { onePage, sideBySide } from '../platform/side-by-side'
import { raiseTask } from '../operations/ops-tasks'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import type { RefundReport } from './gateway'
import type { PaymentContext } from './payment-context'
import { lockPayment } from './payment.repository'
import { post, refundLines } from './postings'
import { isByMandate } from './payment-state'
import { captures, payments, refunds } from './schema'

type RefundRow = typeof refunds.$inferSelect

/** Sends the refund that an outbox event asks for. */
export function sendRefundOf(context: PaymentContext, { payload }: OutboxEvent): Promise<void> {
  return sendRefund(context, (payload as { refundId: string }).refundId)
}

/** Asks again for refunds that were due an hour ago and not confirmed; run by a job. */
export async function sendLateRefunds(context: PaymentContext, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const late = and(isNull(refunds.doneAt), lt(refunds.dueAt, anHourAgo))
  const { db, config, log } = context.platform
  const places = {
    atOnce: config.outbox.placesOf('payments'),
    whose: ({ payableId }: RefundRow) => payableId,
    failed: ({ id: refundId }: RefundRow, err: unknown) => log.error({ err, refundId }, 'a refund is late'),
  }
  await sideBySide(onePage(db.select().from(refunds).where(late)), places, ({ id }) =>
    sendRefund(context, id),
  )
}

/** Sends one refund; a repeated call asks again whoever sends it, who sends money back once. */
async function sendRefund(context: PaymentContext, refundId: string): Promise<void> {
  const [found] = await context.platform.db
    .select({ refund: refunds, bankReference: captures.bankReference, mode: payments.mode })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
  if (!found || found.refund.doneAt) return
  const { refund, bankReference, mode } = found
  const { paymentId, payableId, amount } = refund
  const { platform, payables } = context
  if (isByMandate(mode))
    return inTransaction(platform.db, (tx) =>
      payables.payBack(tx, { refundId, payableId, paymentId, amount }),
    )
  const { reference } = await context.gateway.refund({ refundId, paymentId, bankReference, amount })
  await inTransaction(platform.db, (tx) => refundLeft(tx, context, refund, reference))
}

/** The provider sends a refund: it is marked and posted; false where it was before. */
async function refundLeft(
  tx: Tx,
  context: PaymentContext,
  refund: RefundRow,
  reference: string,
): Promise<boolean> {
  if (!(await markRefunded(tx, context, refund, reference))) return false
  const { id, payableId, amount } = refund
  const at = context.platform.clock.now()
  await post(tx, { entry: `refund:${id}`, subjectId: payableId, at, lines: refundLines(amount) })
  return true
}

/**
 * What the provider says of a refund after it took it. That it arrived changes nothing, unless the answer to our call
 * was lost. That it could not be paid out is for a person: the money lies at the provider, and the investor was told
 * that it is on its way.
 */
export function recordRefundNews(
  context: PaymentContext,
  { news, refundId, reference }: RefundReport,
  source: ReportSource,
): Promise<string> {
  const { platform } = context
  return inTransaction(platform.db, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
    if (!refund) return 'unknown'
    const subject = { provider: 'payment gateway', subjectId: refundId } as const
    return takeReport(tx, platform, subject, source, async () => {
      if (news === 'refunded')
        return (await refundLeft(tx, context, refund, reference)) ? 'applied' : 'ignored'
      await raiseTask(tx, platform, {
        kind: 'refund-failed',
        subject: refundId,
        text: 'The payment provider could not pay a refund out: send the money another way.',
        detail: { refundId, reference, paymentId: refund.paymentId, amount: refund.amount },
      })
      return 'task'
    })
  })
}

/**
 * The bank paid a refund out that a payout sent, whose postings tell of the money; false where the id names no refund.
 */
export async function refundPaidOut(
  tx: Tx,
  context: Pick<PaymentContext, 'platform' | 'payables'>,
  refundId: string,
  reference: string,
): Promise<boolean> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (refund) await markRefunded(tx, context, refund, reference)
  return refund !== undefined
}

/** Which of some ids name refunds. */
export async function refundsAmong(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set()
  const found = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.id, [...ids]))
  return new Set(found.map(({ id }) => id))
}

/** Marks a refund as sent and tells what it was for; false where it was before. */
async function markRefunded(
  tx: Tx,
  { platform, payables }: Pick<PaymentContext, 'platform' | 'payables'>,
  { id: refundId, paymentId, payableId, orderId }: typeof refunds.$inferSelect,
  reference: string,
): Promise<boolean> {
  if (!(await lockPayment(tx, payables, paymentId))) return false
  const done = await tx
    .update(refunds)
    .set({ doneAt: platform.clock.now(), reference })
    .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)))
    .returning({ id: refunds.id })
  if (!done.length) return false
  if (orderId) {
    await payables.shareSent(tx, orderId, paymentId)
    return true
  }
  const open = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.payableId, payableId), isNull(refunds.doneAt)))
  await payables.refundSent(tx, payableId, paymentId, open.length === 0)
  return true
}
