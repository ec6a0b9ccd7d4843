import { randomUUID } from 'node:crypto'
import { and, eq, sum } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { FailureReason } from './failure-reasons'
import { post, shareLines } from './postings'
import { captures, refunds } from './schema'

/** The kind of outbox event that asks for a refund. */
export const refundKind = 'payments.refund'

type Refund = Pick<
  typeof refunds.$inferInsert,
  'captureId' | 'paymentId' | 'payableId' | 'amount' | 'reason'
> & {
  orderId: string | null
}

/** Writes a refund, which is sent once this commits; answers its id. */
export async function startRefund(tx: Tx, { clock, outbox }: Platform, refund: Refund): Promise<string> {
  const refundId = randomUUID()
  await tx.insert(refunds).values({ id: refundId, ...refund, dueAt: clock.now() })
  await outbox.enqueue(tx, refundKind, { refundId })
  return refundId
}

export interface RefundShare {
  /** The checkout. */
  payableId: string
  /** One of its orders, locked, that could not be allotted. */
  orderId: string
  /** What the order took of the money, in integer paise. */
  amount: number
  reason: FailureReason
}

/**
 * Sends back what one order took of the money that paid its checkout, once: a second call for the order, and more
 * than was captured, break the transaction.
 */
export async function refundShare(
  tx: Tx,
  platform: Platform,
  { payableId, orderId, amount, reason }: RefundShare,
): Promise<void> {
  const ofPayable = and(eq(captures.payableId, payableId), eq(captures.use, 'order'))
  const [capture] = await tx.select().from(captures).where(ofPayable).for('update')
  if (!capture) throw new Error(`Checkout ${payableId} has no money to give back`)
  const { id: captureId, paymentId } = capture
  const [row] = await tx
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .where(eq(refunds.captureId, captureId))
  if (Number(row?.sum ?? 0) + amount > capture.amount)
    throw new RangeError(`Checkout ${payableId} would give back more than it took`)
  const refundId = await startRefund(tx, platform, {
    captureId,
    paymentId,
    payableId,
    orderId,
    amount,
    reason,
  })
  const at = platform.clock.now()
  await post(tx, { entry: `share:${refundId}`, subjectId: orderId, at, lines: shareLines(amount) })
  await platform.audit.record(tx, { event: 'payment.share.refunded', detail: { payableId, orderId, amount } })
}
