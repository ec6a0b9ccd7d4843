import { desc, eq, inArray } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { KycReport, OpenRequest } from '../../../src/kyc-applications/provider-protocol'
import { recordAtAgency } from '../registries/records'
import { kycSessions } from './schema'

export type KycSession = typeof kycSessions.$inferSelect
export type KycDecision = 'complete' | 'check' | 'draft' | 'fail'

/** Keeps a KYC, or where a draft of it leads back to now; undefined once it has ended. */
export async function openKyc(
  { db, clock }: Platform,
  request: OpenRequest,
): Promise<KycSession | undefined> {
  const { returnUrl, callbackUrl } = request
  const [session] = await db
    .insert(kycSessions)
    .values({ ...request, state: 'OPEN', openedAt: clock.now() })
    .onConflictDoUpdate({ target: kycSessions.applicationId, set: { returnUrl, callbackUrl } })
    .returning()
  return session && mayDecide(session) ? session : undefined
}

export async function kycSessionOf(tx: Tx, applicationId: string): Promise<KycSession | undefined> {
  return (await tx.select().from(kycSessions).where(eq(kycSessions.applicationId, applicationId)))[0]
}

/** What still may be decided, newest first: what the sandbox shows to testers. */
export function undecidedKycs({ db }: Platform): Promise<KycSession[]> {
  return db
    .select()
    .from(kycSessions)
    .where(inArray(kycSessions.state, ['OPEN', 'DRAFT', 'PENDING']))
    .orderBy(desc(kycSessions.openedAt))
    .limit(50)
}

export const mayDecide = ({ state }: KycSession) => state === 'OPEN' || state === 'DRAFT'

const decided = { complete: 'DONE', check: 'PENDING', draft: 'DRAFT', fail: 'FAILED' } as const

/** Settles a KYC as someone pressed a button; `late`, by operations, what is being checked too. */
export function decideKyc(
  { db, clock }: Platform,
  applicationId: string,
  decision: KycDecision,
  late = false,
): Promise<KycSession | undefined> {
  return inTransaction(db, async (tx) => {
    const [session] = await tx
      .select()
      .from(kycSessions)
      .where(eq(kycSessions.applicationId, applicationId))
      .for('update')
    if (!session || !(mayDecide(session) || (late && session.state === 'PENDING'))) return undefined
    const change = {
      state: decided[decision],
      reason: decision === 'fail' ? reasons[session.flow] : null,
      decidedAt: clock.now(),
    }
    await tx.update(kycSessions).set(change).where(eq(kycSessions.applicationId, applicationId))
    if (change.state !== 'DRAFT') {
      const kyc = { end: change.state, isAadhaar: session.flow === 'locker' }
      await recordAtAgency(tx, { clock }, session.pan, kyc)
    }
    return { ...session, ...change }
  })
}

const reasons = {
  locker: 'The name in your digital locker is not the one on your PAN card.',
  agency: 'The agency could not read your documents.',
} as const

/** What the provider says of a KYC; null while nobody has touched it. */
export function kycReportOf(session: KycSession | undefined): KycReport | null {
  if (!session?.decidedAt || session.state === 'OPEN') return null
  const { applicationId, state: news, reason, decidedAt } = session
  return { news, applicationId, reason, at: decidedAt.toISOString() }
}
