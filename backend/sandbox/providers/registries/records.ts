import { eq } from 'drizzle-orm'
import type { KycStatus } from '../../../src/kyc-registry/ports'
import type { Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { KraRecord } from './kra-wire'
import type { PanCard } from './pan-wire'
import { kraRecords, panCards } from './schema'

export async function kraRecordOf(db: Tx, pan: string): Promise<KraRecord | undefined> {
  return (await db.select().from(kraRecords).where(eq(kraRecords.pan, pan)))[0]
}

export async function panCardOf(db: Tx, pan: string): Promise<PanCard | undefined> {
  return (await db.select().from(panCards).where(eq(panCards.pan, pan)))[0]
}

export type KycEnd = 'PENDING' | 'DONE' | 'FAILED'

/** What an agency makes of a KYC that came to a point; undefined where its record stays. */
function statusAfter(before: KycStatus, end: KycEnd, isAadhaar: boolean): KycStatus | undefined {
  if (end === 'DONE') return isAadhaar || before === 'Validated' ? 'Validated' : 'Registered'
  const isGood = before === 'Validated' || before === 'Registered'
  if (end === 'PENDING') return isGood ? undefined : 'Under Process'
  return before === 'Under Process' ? 'Rejected' : undefined
}

/** An agency of the sandbox hears of a KYC, done with Aadhaar or with other papers; one of nobody's PAN is none. */
export async function recordAtAgency(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  pan: string,
  kyc: { end: KycEnd; isAadhaar: boolean },
): Promise<void> {
  const before = await kraRecordOf(tx, pan)
  const status = statusAfter(before?.status ?? 'Not Available', kyc.end, kyc.isAadhaar)
  const card = await panCardOf(tx, pan)
  if (!status || !card) return
  const change = { status, statusAt: clock.now() }
  await tx
    .insert(kraRecords)
    .values({ pan, birthDate: card.birthDate, residency: 'Resident Indian', ...change })
    .onConflictDoUpdate({ target: kraRecords.pan, set: change })
}
