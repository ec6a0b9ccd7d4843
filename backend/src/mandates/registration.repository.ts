import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { isRowId } from '../platform/row-id'
import { mayBecome, type RegistrationEvent } from './mandate-state'
import { mandateRegistrationEvents, mandateRegistrations } from './schema'

export type RegistrationRow = typeof mandateRegistrations.$inferSelect
type NewRegistration = Omit<typeof mandateRegistrations.$inferInsert, 'number' | 'requestedAt' | 'openedAt'>

/** Writes a registration with its first event row. */
export async function insertRegistration(
  tx: Tx,
  registration: NewRegistration,
  at: Date,
): Promise<RegistrationRow> {
  const [next] = await rowsOf<{ number: string }>(tx, sql`select nextval('mandate_numbers')::text as number`)
  const [row] = await tx
    .insert(mandateRegistrations)
    .values({ ...registration, number: `EM${next?.number ?? ''}`, openedAt: at, requestedAt: at })
    .returning()
  if (!row) throw new Error('an insert returned nothing')
  const { id: registrationId, state: to } = row
  await tx.insert(mandateRegistrationEvents).values({ registrationId, from: null, to, cause: 'investor', at })
  return row
}

/** A registration of the investor. Throws a 404 alike for one of somebody else and one that does not exist. */
export async function ownRegistration(tx: Tx, pan: string, id: string): Promise<RegistrationRow> {
  if (!isRowId(id)) throw notFound()
  const own = and(eq(mandateRegistrations.id, id), eq(mandateRegistrations.pan, pan))
  const [row] = await tx.select().from(mandateRegistrations).where(own)
  if (!row) throw notFound()
  return row
}

/** A registration that nobody else can change until the transaction ends; undefined where there is none. */
export async function lockRegistration(tx: Tx, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await tx
    .select()
    .from(mandateRegistrations)
    .where(eq(mandateRegistrations.id, id))
    .for('update')
  return row
}

/** Moves a locked registration along a legal edge; undefined where the event changes nothing. */
export async function changeRegistration(
  tx: Tx,
  { id, state: from }: RegistrationRow,
  to: RegistrationEvent,
  change: { cause: string; at: Date } & Partial<Pick<RegistrationRow, 'reason' | 'umrn' | 'expectedOn'>>,
): Promise<RegistrationRow | undefined> {
  if (!mayBecome(from, to)) return undefined
  const { cause, at, ...facts } = change
  const [row] = await tx
    .update(mandateRegistrations)
    .set({ state: to, ...facts })
    .where(eq(mandateRegistrations.id, id))
    .returning()
  await tx.insert(mandateRegistrationEvents).values({ registrationId: id, from, to, cause, at })
  return row
}

/** All tries of an investor, the newest first. */
export function registrationsOf(tx: Tx, pan: string): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(mandateRegistrations)
    .where(eq(mandateRegistrations.pan, pan))
    .orderBy(desc(mandateRegistrations.openedAt))
}

/** A new try for an account takes the place of those that failed before. */
export async function replaceFailed(tx: Tx, { pan, bankId }: Pick<RegistrationRow, 'pan' | 'bankId'>) {
  const failed = and(
    eq(mandateRegistrations.pan, pan),
    eq(mandateRegistrations.bankId, bankId),
    inArray(mandateRegistrations.state, ['refused', 'rejected', 'abandoned']),
  )
  await tx.update(mandateRegistrations).set({ replaced: true }).where(failed)
}

/** Registrations without an answer of the bank that were asked about last before a moment. */
export function silentRegistrations(tx: Tx, before: Date): Promise<RegistrationRow[]> {
  const open = inArray(mandateRegistrations.state, ['opened', 'approved'])
  return tx
    .select()
    .from(mandateRegistrations)
    .where(and(open, lt(mandateRegistrations.requestedAt, before)))
    .orderBy(asc(mandateRegistrations.openedAt))
}

export async function markRequested(tx: Tx, id: string, requestedAt: Date): Promise<void> {
  await tx.update(mandateRegistrations).set({ requestedAt }).where(eq(mandateRegistrations.id, id))
}
