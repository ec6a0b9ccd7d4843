import type { KycApplication } from '@portal/contracts/kyc/kyc'
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { kycApplications } from './schema'

export type Application = typeof kycApplications.$inferSelect

/** The newest KYC of a PAN that was begun here. */
export async function newestApplication(
  tx: Tx,
  pan: string,
  purpose?: Application['purpose'],
): Promise<Application | undefined> {
  const own = eq(kycApplications.pan, pan)
  const [row] = await tx
    .select()
    .from(kycApplications)
    .where(purpose ? and(own, eq(kycApplications.purpose, purpose)) : own)
    .orderBy(desc(kycApplications.startedAt))
    .limit(1)
  return row
}

export async function applicationById(tx: Tx, id: string): Promise<Application | undefined> {
  return (await tx.select().from(kycApplications).where(eq(kycApplications.id, id)))[0]
}

/** For a change: nobody else changes it meanwhile. */
export async function lockApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return (await tx.select().from(kycApplications).where(eq(kycApplications.id, id)).for('update'))[0]
}

export async function applicationsSince(tx: Tx, pan: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(kycApplications)
    .where(and(eq(kycApplications.pan, pan), gt(kycApplications.startedAt, since)))
  return row?.number ?? 0
}

/** KYCs on a provider's pages, begun since a moment, that have not ended. */
export function openApplications(tx: Tx, since: Date): Promise<Application[]> {
  const open = and(
    inArray(kycApplications.state, ['DRAFT', 'PENDING']),
    inArray(kycApplications.way, ['DIGILOCKER', 'REGISTRATION']),
    gt(kycApplications.startedAt, since),
  )
  return tx.select().from(kycApplications).where(open)
}

/** Whether documents of a KYC begun here were found good: they are fresh to this fund house (S4.058). */
export async function gaveFreshDocuments(tx: Tx, pan: string): Promise<boolean> {
  const done = and(eq(kycApplications.pan, pan), eq(kycApplications.state, 'DONE'))
  return (await tx.select({ id: kycApplications.id }).from(kycApplications).where(done).limit(1)).length > 0
}

export async function changeApplication(tx: Tx, id: string, change: Partial<Application>): Promise<void> {
  await tx.update(kycApplications).set(change).where(eq(kycApplications.id, id))
}

export async function insertApplication(
  tx: Tx,
  application: typeof kycApplications.$inferInsert,
): Promise<void> {
  await tx.insert(kycApplications).values(application)
}

/** A KYC as its investor sees it. */
export function applicationView({
  way,
  purpose,
  state,
  reason,
  startedAt,
  changedAt,
}: Application): KycApplication {
  return {
    way,
    purpose,
    status: state,
    reason,
    startedAt: startedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
