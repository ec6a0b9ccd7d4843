import { and, eq, isNull, lt } from 'drizzle-orm'
import { inTransaction } from '../platform/database'
import type { OutboxEvent } from '../platform/outbox'
import type { PaymentDesk } from './payment-desk'
import { lockPayment } from './payment.repository'
import { post, refundLines } from './postings'
import { captures, refunds } from './schema'

/** Sends the refund that an outbox event asks for. */
export function sendRefundOf(desk: PaymentDesk, { payload }: OutboxEvent): Promise<void> {
  return sendRefund(desk, (payload as { refundId: string }).refundId)
}

/** Asks again for refunds that were due an hour ago and not confirmed; run by a job. */
export async function sendLateRefunds(desk: PaymentDesk, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const late = and(isNull(refunds.doneAt), lt(refunds.dueAt, anHourAgo))
  for (const { id: refundId } of await desk.platform.db.select().from(refunds).where(late)) {
    await sendRefund(desk, refundId).catch((error: unknown) =>
      desk.platform.log.error({ err: error, refundId }, 'a refund is late'),
    )
  }
}

/** Sends one refund; a repeated call asks the provider again, which sends money back once. */
async function sendRefund(desk: PaymentDesk, refundId: string): Promise<void> {
  const [found] = await desk.platform.db
    .select({ refund: refunds, bankReference: captures.bankReference })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(eq(refunds.id, refundId))
  if (!found || found.refund.doneAt) return
  const { refund, bankReference } = found
  const { paymentId, amount } = refund
  const { reference } = await desk.gateway.refund({ refundId, paymentId, bankReference, amount })
  await recordRefund(desk, refund, reference)
}

/** Books a refund that the provider confirmed; a second confirmation changes nothing. */
async function recordRefund(
  { platform, payables }: PaymentDesk,
  { id: refundId, paymentId, payableId, orderId, amount }: typeof refunds.$inferSelect,
  reference: string,
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    if (!(await lockPayment(tx, payables, paymentId))) return
    const at = platform.clock.now()
    const done = await tx
      .update(refunds)
      .set({ doneAt: at, reference })
      .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)))
      .returning({ id: refunds.id })
    if (!done.length) return
    await post(tx, { entry: `refund:${refundId}`, subjectId: payableId, at, lines: refundLines(amount) })
    if (orderId) return payables.shareSent(tx, orderId, paymentId)
    const open = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.payableId, payableId), isNull(refunds.doneAt)))
    await payables.refundSent(tx, payableId, paymentId, open.length === 0)
  })
}
