import { and, eq, isNull, lt, lte, ne } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { type MandateEvent, nextMandateState } from './mandate-state'
import { mandateEvents, mandates } from './schema'

export type MandateRow = typeof mandates.$inferSelect
type Cause = { cause: string; at: Date }

/** Writes an active mandate with its first event row. */
export async function insertMandate(
  tx: Tx,
  mandate: Omit<typeof mandates.$inferInsert, 'state'>,
  { cause, at }: Cause,
): Promise<void> {
  await tx.insert(mandates).values({ ...mandate, state: 'ACTIVE' })
  await tx.insert(mandateEvents).values({ umrn: mandate.umrn, from: null, to: 'ACTIVE', cause, at })
}

/** A mandate of the investor that nobody else can change until the transaction ends. Throws a 404 for any other. */
export async function lockMandate(tx: Tx, pan: string, umrn: string): Promise<MandateRow> {
  const own = and(eq(mandates.umrn, umrn), eq(mandates.pan, pan))
  const [row] = await tx.select().from(mandates).where(own).for('update')
  if (!row) throw notFound()
  return row
}

/** A mandate of whoever it is, locked likewise; undefined where there is none. */
export async function lockMandateByUmrn(tx: Tx, umrn: string): Promise<MandateRow | undefined> {
  return (await tx.select().from(mandates).where(eq(mandates.umrn, umrn)).for('update'))[0]
}

const because = { paused: 'PAUSED', revoked: 'REVOKED', resumed: null, expired: null } as const
/** The same where it was done at the bank. */
const becauseThere = { ...because, paused: 'PAUSED_THERE', revoked: 'REVOKED_THERE' } as const

/** Moves a locked mandate along a legal edge; false where the event changes nothing. */
export async function changeMandate(
  tx: Tx,
  { umrn, state: from }: MandateRow,
  event: MandateEvent,
  { cause, at, isFromBank = false }: Cause & { isFromBank?: boolean },
): Promise<boolean> {
  const state = nextMandateState(from, event)
  if (!state) return false
  const inactiveBecause = (isFromBank ? becauseThere : because)[event]
  await tx.update(mandates).set({ state, inactiveBecause }).where(eq(mandates.umrn, umrn))
  await tx.insert(mandateEvents).values({ umrn, from, to: state, cause, at })
  return true
}

/** Gives a locked mandate another limit, frequency or end; its UMRN and what hangs on it stay. */
export async function amendMandate(
  tx: Tx,
  umrn: string,
  { limitPaise, frequency, validTill }: Pick<MandateRow, 'limitPaise' | 'frequency' | 'validTill'>,
): Promise<void> {
  const change = { limitPaise, frequency, validTill, endingToldAt: null }
  await tx.update(mandates).set(change).where(eq(mandates.umrn, umrn))
}

export function mandatesWithPan(tx: Tx, pan: string): Promise<MandateRow[]> {
  return tx.select().from(mandates).where(eq(mandates.pan, pan))
}

/** Mandates whose last day is over, and that nobody has noted yet. */
export function overdueMandates(tx: Tx, today: string): Promise<MandateRow[]> {
  return tx
    .select()
    .from(mandates)
    .where(and(ne(mandates.state, 'EXPIRED'), lt(mandates.validTill, today)))
}

/** Active mandates that end by a day, and whose investor was not told yet. */
export function endingNoticePending(tx: Tx, by: string): Promise<MandateRow[]> {
  const pendingNotifications = and(
    eq(mandates.state, 'ACTIVE'),
    lte(mandates.validTill, by),
    isNull(mandates.endingToldAt),
  )
  return tx.select().from(mandates).where(pendingNotifications)
}

/** Marks a mandate as told of; false where it was before. */
export async function markEndingTold(tx: Tx, umrn: string, endingToldAt: Date): Promise<boolean> {
  const pendingNotifications = and(eq(mandates.umrn, umrn), isNull(mandates.endingToldAt))
  const rows = await tx
    .update(mandates)
    .set({ endingToldAt })
    .where(pendingNotifications)
    .returning({ umrn: mandates.umrn })
  return rows.length > 0
}

export async function mandateByUmrn(tx: Tx, umrn: string): Promise<MandateRow | undefined> {
  const [row] = await tx.select().from(mandates).where(eq(mandates.umrn, umrn))
  return row
}

/** Notes since when the bank does not know how a mandate stands; null: it knows. */
export async function markBankNotificationDue(
  tx: Tx,
  umrn: string,
  bankNotificationDueSince: Date | null,
): Promise<void> {
  await tx.update(mandates).set({ bankNotificationDueSince }).where(eq(mandates.umrn, umrn))
}

/** Mandates of which the bank should know since a moment how they stand, and does not. */
export function mandatesToNotify(tx: Tx, since: Date): Promise<MandateRow[]> {
  return tx.select().from(mandates).where(lte(mandates.bankNotificationDueSince, since))
}
