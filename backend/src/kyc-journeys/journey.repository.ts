import type { KycJourney } from '@portal/kernel/contracts/kyc'
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { kycJourneys } from './schema'

export type Journey = typeof kycJourneys.$inferSelect

/** The newest KYC of a PAN that was begun here. */
export async function newestJourney(
  tx: Tx,
  pan: string,
  purpose?: Journey['purpose'],
): Promise<Journey | undefined> {
  const own = eq(kycJourneys.pan, pan)
  const [row] = await tx
    .select()
    .from(kycJourneys)
    .where(purpose ? and(own, eq(kycJourneys.purpose, purpose)) : own)
    .orderBy(desc(kycJourneys.startedAt))
    .limit(1)
  return row
}

export async function journeyById(tx: Tx, id: string): Promise<Journey | undefined> {
  return (await tx.select().from(kycJourneys).where(eq(kycJourneys.id, id)))[0]
}

/** For a change: nobody else changes it meanwhile. */
export async function lockJourney(tx: Tx, id: string): Promise<Journey | undefined> {
  return (await tx.select().from(kycJourneys).where(eq(kycJourneys.id, id)).for('update'))[0]
}

export async function journeysSince(tx: Tx, pan: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(kycJourneys)
    .where(and(eq(kycJourneys.pan, pan), gt(kycJourneys.startedAt, since)))
  return row?.number ?? 0
}

/** KYCs on a provider's pages, begun since a moment, that have not ended. */
export function openJourneys(tx: Tx, since: Date): Promise<Journey[]> {
  const open = and(
    inArray(kycJourneys.state, ['DRAFT', 'PENDING']),
    inArray(kycJourneys.way, ['DIGILOCKER', 'REGISTRATION']),
    gt(kycJourneys.startedAt, since),
  )
  return tx.select().from(kycJourneys).where(open)
}

/** Whether documents of a KYC begun here were found good: they are fresh to this fund house (S4.058). */
export async function gaveFreshDocuments(tx: Tx, pan: string): Promise<boolean> {
  const done = and(eq(kycJourneys.pan, pan), eq(kycJourneys.state, 'DONE'))
  return (await tx.select({ id: kycJourneys.id }).from(kycJourneys).where(done).limit(1)).length > 0
}

export async function changeJourney(tx: Tx, id: string, change: Partial<Journey>): Promise<void> {
  await tx.update(kycJourneys).set(change).where(eq(kycJourneys.id, id))
}

export async function insertJourney(tx: Tx, journey: typeof kycJourneys.$inferInsert): Promise<void> {
  await tx.insert(kycJourneys).values(journey)
}

/** A KYC as its investor sees it. */
export function journeyView({ way, purpose, state, reason, startedAt, changedAt }: Journey): KycJourney {
  return {
    way,
    purpose,
    status: state,
    reason,
    startedAt: startedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
