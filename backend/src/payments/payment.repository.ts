import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { GatewayMode, type PaymentState } from '@portal/contracts/payments/payment-attempt'
import type { Tx } from '../platform/database'
import { anyOf } from '../platform/rows'
import type { Payable, Payables } from './payable'
import { captures, paymentEvents, payments, refunds } from './schema'
import type { FailureReason } from './failure-reasons'

export type PaymentRow = typeof payments.$inferSelect
export type CaptureRow = typeof captures.$inferSelect

const openStates: PaymentState[] = ['started', 'pending']

/** An attempt and what it pays, both locked, what it pays first: everybody locks in this order. */
export async function lockPayment(
  tx: Tx,
  payables: Payables,
  paymentId: string,
): Promise<{ payment: PaymentRow; payable: Payable } | undefined> {
  const [known] = await tx
    .select({ payableId: payments.payableId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (!known) return undefined
  const payable = await payables.lock(tx, known.payableId)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  return payment && { payment, payable }
}

/** Begins an attempt, with its first event row. */
export async function insertPayment(tx: Tx, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning()
  if (!row) throw new Error('an insert returned nothing')
  const { id: paymentId, startedAt: at } = row
  await tx.insert(paymentEvents).values({ paymentId, from: null, to: 'started', cause: 'investor', at })
  return row
}

/** Moves an attempt to a state, with the event row of the change. */
export async function changePayment(
  tx: Tx,
  { id, state: from }: PaymentRow,
  to: PaymentState,
  { cause, at, reason }: { cause: string; at: Date; reason: FailureReason | null },
): Promise<void> {
  const settledAt = openStates.includes(to) ? null : at
  await tx.update(payments).set({ state: to, reason, settledAt }).where(eq(payments.id, id))
  await tx.insert(paymentEvents).values({ paymentId: id, from, to, cause, at })
}

/** Keeps what the investor told of a transfer. */
export async function noteTransfer(
  tx: Tx,
  paymentId: string,
  told: Pick<PaymentRow, 'utr' | 'transferredOn'>,
): Promise<void> {
  await tx.update(payments).set(told).where(eq(payments.id, paymentId))
}

/** A credit that goes back whole, with moments as milliseconds. */
interface ReturnedRow {
  amount: number
  reason: FailureReason
  at: number
  sentAt: number | null
}

const returnedColumn = sql<ReturnedRow[]>`(
  select coalesce(json_agg(json_build_object(
    'amount', r.amount, 'reason', r.reason,
    'at', floor(extract(epoch from r.due_at) * 1000), 'sentAt', floor(extract(epoch from r.done_at) * 1000)
  ) order by r.due_at, r.id), '[]')
  from ${refunds} r where r.payment_id = ${payments.id} and r.order_id is null)`

/**
 * The attempts of some orders, oldest first, each with the money that decided it: the first that reached us through it,
 * and with all that goes back whole, which may be that, what came after it, or both.
 */
export function paymentsOf(
  tx: Tx,
  payableIds: string[],
): Promise<{ payment: PaymentRow; capture: CaptureRow | null; returned: ReturnedRow[] }[]> {
  return tx
    .select({ payment: payments, capture: captures, returned: returnedColumn })
    .from(payments)
    .leftJoin(captures, eq(captures.id, payments.id))
    .where(inArray(payments.payableId, payableIds))
    .orderBy(asc(payments.startedAt))
}

/**
 * Writes money that reached us, once for a reference of the bank; undefined where it is booked already. The attempt is
 * locked.
 */
export async function insertCapture(
  tx: Tx,
  capture: Omit<CaptureRow, 'id'>,
): Promise<CaptureRow | undefined> {
  const { paymentId } = capture
  const [first] = await tx.select({ id: captures.id }).from(captures).where(eq(captures.id, paymentId))
  const id = first ? randomUUID() : paymentId
  const { bankReference: target } = captures
  return (
    await tx
      .insert(captures)
      .values({ id, ...capture })
      .onConflictDoNothing({ target })
      .returning()
  )[0]
}

/** The money that a reference of the bank names. */
export const captureNamed = async (tx: Tx, bankReference: string): Promise<CaptureRow | undefined> =>
  (await capturesNamed(tx, [bankReference]))[0]

/** The money that references of the bank name. */
export const capturesNamed = (tx: Tx, references: readonly string[]): Promise<CaptureRow[]> =>
  tx
    .select()
    .from(captures)
    .where(sql`${captures.bankReference} = ${anyOf(references)}`)

/** The state of the last attempt to pay something, null where there was none; as a column of a statement. */
export const lastPaymentColumn = (payableId: SQL): SQL<PaymentState | null> => sql<PaymentState | null>`(
  select p.state from ${payments} p where p.payable_id = ${payableId} order by p.started_at desc limit 1)`

/** The attempt of an order that may still take money. */
export async function openPaymentOf(tx: Tx, payableId: string): Promise<PaymentRow | undefined> {
  const isOpenOne = and(eq(payments.payableId, payableId), inArray(payments.state, openStates))
  return (await tx.select().from(payments).where(isOpenOne).orderBy(desc(payments.startedAt)))[0]
}

export async function paymentByKey(tx: Tx, payableId: string, key: string): Promise<PaymentRow | undefined> {
  const ofKey = and(eq(payments.payableId, payableId), eq(payments.idempotencyKey, key))
  return (await tx.select().from(payments).where(ofKey))[0]
}

/** Open attempts at the provider that began before `before` and about which nobody asked since. */
export function unansweredPayments(tx: Tx, before: Date): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, openStates),
        inArray(payments.mode, GatewayMode.options),
        lt(payments.startedAt, before),
        or(isNull(payments.requestedAt), lt(payments.requestedAt, before)),
      ),
    )
    .orderBy(asc(payments.startedAt))
    .limit(200)
}

export async function markRequested(tx: Tx, paymentId: string, requestedAt: Date): Promise<void> {
  await tx.update(payments).set({ requestedAt }).where(eq(payments.id, paymentId))
}

export async function paymentById(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, paymentId)))[0]
}
