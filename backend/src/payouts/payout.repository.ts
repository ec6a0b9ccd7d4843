import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { isRowId } from '../platform/row-id'
import { idsBetween, pagesInOrder, type Period } from '../platform/row-pages'
import { anyOf, rowWriter } from '../platform/rows'
import { nextPayoutState, type PayoutEvent } from './payout-state'
import { payoutEvents, payouts } from './schema'

export type PayoutRow = typeof payouts.$inferSelect

/** Where a payout goes. */
export interface PayoutAccount {
  bankId: string
  bankName: string
  accountNumber: string
  ifsc: string
}

type NewPayout = Pick<PayoutRow, 'orderId' | 'attempt' | 'pan' | 'folioNo' | 'amount' | 'dueOn'> &
  Partial<Pick<PayoutRow, 'mode' | 'income'>>

/** Writes an attempt with its first event row and answers its id; a second one while another is alive breaks the transaction. */
export async function insertPayout(
  tx: Tx,
  payout: NewPayout,
  { bankId, bankName, accountNumber, ifsc }: PayoutAccount,
  { cause, at }: { cause: string; at: Date },
): Promise<string> {
  const account = { bankId, bankName, accountNumber, ifsc, accountLast4: accountNumber.slice(-4) }
  const id = randomUUID()
  await writePayout(tx, { id, ...payout, ...account, state: 'due' })
  await writePayoutEvent(tx, { payoutId: id, from: null, to: 'due', cause, at })
  return id
}

const writePayout = rowWriter(payouts)
const writePayoutEvent = rowWriter(payoutEvents)

/** A payout that nobody else can change until the transaction ends; undefined where there is none. */
export async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow | undefined> {
  return (await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update'))[0]
}

/** Moves a locked payout along a legal edge; undefined where the event changes nothing. */
export async function changePayout(
  tx: Tx,
  payout: PayoutRow,
  event: PayoutEvent,
  { cause, at, ...facts }: { cause: string; at: Date } & Partial<PayoutRow>,
): Promise<PayoutRow | undefined> {
  const to = nextPayoutState(payout.state, event)
  if (!to) return undefined
  const [changed] = await tx
    .update(payouts)
    .set({ ...facts, state: to })
    .where(eq(payouts.id, payout.id))
    .returning()
  await tx.insert(payoutEvents).values({ payoutId: payout.id, from: payout.state, to, cause, at })
  return changed
}

/** Every attempt of some orders, the first one first. */
export async function payoutsOf(tx: Tx, orderIds: readonly string[]): Promise<PayoutRow[]> {
  if (!orderIds.length) return []
  return tx
    .select()
    .from(payouts)
    .where(inArray(payouts.orderId, [...orderIds]))
    .orderBy(asc(payouts.orderId), asc(payouts.attempt))
}

/** What is to be sent on a day or should have been before, in pages, the oldest first. */
export function duePayouts(tx: Tx, today: string): AsyncGenerator<PayoutRow[]> {
  const isDue = and(eq(payouts.state, 'due'), lte(payouts.dueOn, today))
  return pagesInOrder(tx, payouts, ['dueOn', 'id'], isDue)
}

/** What is to be sent at once, whatever the day, in pages. */
export function instantPayouts(tx: Tx): AsyncGenerator<PayoutRow[]> {
  const isInstant = and(eq(payouts.state, 'due'), eq(payouts.mode, 'IMPS'))
  return pagesInOrder(tx, payouts, ['id'], isInstant)
}

/** What was sent before `before` and about which nobody asked since, in pages. */
export function silentPayouts(tx: Tx, before: Date): AsyncGenerator<PayoutRow[]> {
  const unasked = or(isNull(payouts.requestedAt), lt(payouts.requestedAt, before))
  const isSilent = and(eq(payouts.state, 'sent'), lt(payouts.sentAt, before), unasked)
  return pagesInOrder(tx, payouts, ['id'], isSilent)
}

export async function markPayoutRequested(tx: Tx, payoutId: string, requestedAt: Date): Promise<void> {
  await tx.update(payouts).set({ requestedAt }).where(eq(payouts.id, payoutId))
}

/** What was due before a day and has no answer. */
export function latePayouts(tx: Tx, day: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(inArray(payouts.state, ['due', 'sent']), lt(payouts.dueOn, day)))
}

/** What banks sent back to us of an investor's, the oldest first. */
export function returnedPayouts(tx: Tx, pan: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.pan, pan), eq(payouts.state, 'returned')))
    .orderBy(asc(payouts.settledAt), asc(payouts.id))
}

/** The latest payouts of everybody, newest first. */
export function recentPayouts(tx: Tx, limit: number): Promise<PayoutRow[]> {
  return tx.select().from(payouts).orderBy(desc(payouts.dueOn), desc(payouts.attempt)).limit(limit)
}

/** What the bank was told between two moments. */
export async function* payoutsBetween(tx: Tx, period: Period): AsyncGenerator<PayoutRow[]> {
  for await (const ids of idsBetween(tx, payouts, payouts.sentAt, period)) yield payoutsNamed(tx, ids)
}

/** What some names in small letters are of: our id, or the bank's UTR. */
export function payoutsNamed(tx: Tx, names: readonly string[]): Promise<PayoutRow[]> {
  const { id, utr } = payouts
  return tx
    .select()
    .from(payouts)
    .where(or(sql`${id} = ${anyOf(names.filter(isRowId), 'uuid')}`, sql`lower(${utr}) = ${anyOf(names)}`))
    .orderBy(asc(id))
}
