import { and, eq, isNull, lt } from 'drizzle-orm'
import type { OutboxEvent } from '../platform/outbox'
import { recordRefund } from './outcome'
import type { PaymentDesk } from './payment-desk'
import { refunds } from './schema'

/** Sends the refund that an outbox event asks for. */
export function sendRefundOf(desk: PaymentDesk, { payload }: OutboxEvent): Promise<void> {
  return sendRefund(desk, (payload as { paymentId: string }).paymentId)
}

/** Asks again for refunds that were due an hour ago and not confirmed; run by a job. */
export async function sendLateRefunds(desk: PaymentDesk, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const late = and(isNull(refunds.doneAt), lt(refunds.dueAt, anHourAgo))
  for (const { paymentId } of await desk.platform.db.select().from(refunds).where(late)) {
    await sendRefund(desk, paymentId).catch((error: unknown) =>
      desk.platform.log.error({ err: error, paymentId }, 'a refund is late'),
    )
  }
}

/** Sends one refund; a repeated call asks the provider again, which sends money back once. */
async function sendRefund({ platform, gateway, payables }: PaymentDesk, paymentId: string): Promise<void> {
  const [refund] = await platform.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  if (!refund || refund.doneAt) return
  const { reference } = await gateway.refund(paymentId, refund.amount)
  await recordRefund(platform, payables, paymentId, reference)
}
