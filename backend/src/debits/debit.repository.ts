import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { isRowId } from '../platform/row-id'
import { idsBetween, pagesInOrder, type Period } from '../platform/row-pages'
import { anyOf, rowWriter } from '../platform/rows'
import { type DebitEvent, nextDebitState } from './debit-state'
import { debitEvents, debits } from './schema'

export type DebitRow = typeof debits.$inferSelect

/** Writes a debit with its first event row. */
export async function insertDebit(
  tx: Tx,
  debit: Pick<DebitRow, 'orderId' | 'paymentId' | 'umrn' | 'amount' | 'presentOn'>,
  at: Date,
): Promise<void> {
  const id = randomUUID()
  await writeDebit(tx, { id, ...debit, state: 'due' })
  await writeDebitEvent(tx, {
    debitId: id,
    from: null,
    to: 'due',
    cause: debit.paymentId === null ? 'order' : 'payment',
    at,
  })
}

const writeDebit = rowWriter(debits)
const writeDebitEvent = rowWriter(debitEvents)

/** A debit that nobody else can change until the transaction ends; undefined where there is none. */
export async function lockDebit(tx: Tx, debitId: string): Promise<DebitRow | undefined> {
  return (await tx.select().from(debits).where(eq(debits.id, debitId)).for('update'))[0]
}

/** Moves a locked debit along a legal edge; undefined where the event changes nothing. */
export async function changeDebit(
  tx: Tx,
  debit: DebitRow,
  event: DebitEvent,
  { cause, at, ...facts }: { cause: string; at: Date } & Partial<DebitRow>,
): Promise<DebitRow | undefined> {
  const to = nextDebitState(debit.state, event)
  if (!to) return undefined
  const [changed] = await tx
    .update(debits)
    .set({ ...facts, state: to })
    .where(eq(debits.id, debit.id))
    .returning()
  await tx.insert(debitEvents).values({ debitId: debit.id, from: debit.state, to, cause, at })
  return changed
}

/** The debit of an attempt to pay, as `lockDebit` gives it. */
export async function lockDebitOfPayment(tx: Tx, paymentId: string): Promise<DebitRow | undefined> {
  return (await tx.select().from(debits).where(eq(debits.paymentId, paymentId)).for('update'))[0]
}

/** The debits of some attempts to pay; an attempt has one at most. */
export async function debitsOfPayments(tx: Tx, paymentIds: readonly string[]): Promise<DebitRow[]> {
  if (!paymentIds.length) return []
  return tx
    .select()
    .from(debits)
    .where(inArray(debits.paymentId, [...paymentIds]))
}

/** The debits of some orders; an order has one at most. */
export async function debitsOf(tx: Tx, orderIds: readonly string[]): Promise<DebitRow[]> {
  if (!orderIds.length) return []
  return tx
    .select()
    .from(debits)
    .where(inArray(debits.orderId, [...orderIds]))
}

/** What is to be presented on a day or should have been before, in pages, the oldest first. */
export function dueDebits(tx: Tx, today: string): AsyncGenerator<DebitRow[]> {
  const isDue = and(eq(debits.state, 'due'), lte(debits.presentOn, today))
  return pagesInOrder(tx, debits, ['presentOn', 'id'], isDue)
}

/** What the bank has, or may have, and about which nobody asked since `before`, in pages. */
export function silentDebits(tx: Tx, before: Date): AsyncGenerator<DebitRow[]> {
  const isSilent = and(inArray(debits.state, ['due', 'presented']), lt(debits.requestedAt, before))
  return pagesInOrder(tx, debits, ['id'], isSilent)
}

/** Notes that the bank is called now about a debit; false where it is not to be presented any more. */
export async function reserveForBank(tx: Tx, debitId: string, requestedAt: Date): Promise<boolean> {
  const isDue = and(eq(debits.id, debitId), eq(debits.state, 'due'))
  const claimed = await tx.update(debits).set({ requestedAt }).where(isDue).returning({ id: debits.id })
  return claimed.length > 0
}

export async function markDebitRequested(tx: Tx, debitId: string, requestedAt: Date): Promise<void> {
  await tx.update(debits).set({ requestedAt }).where(eq(debits.id, debitId))
}

/** What was to be presented before a day and has no answer. */
export function lateDebits(tx: Tx, day: string): Promise<DebitRow[]> {
  return tx
    .select()
    .from(debits)
    .where(and(inArray(debits.state, ['due', 'presented']), lt(debits.presentOn, day)))
}

/** The latest debits of everybody, newest first. */
export function recentDebits(tx: Tx, limit: number): Promise<DebitRow[]> {
  return tx.select().from(debits).orderBy(desc(debits.presentOn)).limit(limit)
}

/** What was presented between two moments. */
export async function* debitsBetween(tx: Tx, period: Period): AsyncGenerator<DebitRow[]> {
  for await (const ids of idsBetween(tx, debits, debits.presentedAt, period)) yield debitsNamed(tx, ids)
}

/** What some names in small letters are of: our id, or the bank's number. */
export function debitsNamed(tx: Tx, names: readonly string[]): Promise<DebitRow[]> {
  const { id, bankReference } = debits
  return tx
    .select()
    .from(debits)
    .where(
      or(
        sql`${id} = ${anyOf(names.filter(isRowId), 'uuid')}`,
        sql`lower(${bankReference}) = ${anyOf(names)}`,
      ),
    )
    .orderBy(asc(id))
}
