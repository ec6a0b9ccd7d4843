import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { KycAnswer, KycRegistry, KycStatus, PanAnswer, PanQuestion, PanService } from './ports'
import { isSameName } from './same-person'
import { kycAnswers, panAnswers } from './schema'

export type KeptKyc = typeof kycAnswers.$inferSelect

export interface Asking {
  pan: string
  /** When the question left, by the business clock. */
  requestedAt: Date
  /** How long what the provider of a KYC reported stands against a registry that has not heard of it yet. */
  reportedForMs: number
  consent: KeptKyc['consent']
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/**
 * Whether an answer says less than what is kept: it was asked for earlier, or tells of an earlier state. A registry hears
 * of a KYC on this portal some days after its provider reported it; until then its older word does not undo the report.
 */
export function isOutdated(
  kept: KeptKyc,
  answer: KycAnswer,
  { requestedAt, reportedForMs }: Asking,
): boolean {
  if (kept.requestedAt > requestedAt) return true
  if (!kept.statusAt || answer.status === kept.status) return false
  const isEarlier = answer.statusAt !== null && seconds(answer.statusAt) < seconds(kept.statusAt)
  if (kept.source !== 'application') return isEarlier
  const stillStands = requestedAt.getTime() - kept.statusAt.getTime() <= reportedForMs
  return stillStands && (isEarlier || answer.statusAt === null)
}

/** Keeps what a registry answered; of an outdated answer only that it was asked. */
export async function keepKycAnswer(
  tx: Tx,
  source: KycRegistry['source'],
  answer: KycAnswer,
  asking: Asking,
): Promise<void> {
  const { pan, requestedAt, consent } = asking
  const [kept] = await tx.select().from(kycAnswers).where(eq(kycAnswers.pan, pan)).for('update')
  if (kept && isOutdated(kept, answer, asking)) {
    if (kept.requestedAt < requestedAt)
      await tx.update(kycAnswers).set({ requestedAt }).where(eq(kycAnswers.pan, pan))
    return
  }
  const { status, hasRecord, agency, statusAt } = answer
  const said = {
    status,
    hasRecord,
    agency,
    statusAt,
    source,
    requestedAt,
    // Told only to who knows the date of birth: what was told once is not forgotten.
    residency: answer.residency ?? kept?.residency ?? null,
    consent: consent ?? kept?.consent ?? null,
  }
  await tx
    .insert(kycAnswers)
    .values({ pan, ...said })
    .onConflictDoUpdate({ target: kycAnswers.pan, set: said })
}

/** Keeps what the provider of a KYC on this portal reported. Online KYC is for residents of India (S6.008). */
export async function keepReportedKyc(tx: Tx, pan: string, status: KycStatus, at: Date): Promise<void> {
  const said = { status, hasRecord: true, source: 'application', statusAt: at, requestedAt: at } as const
  await tx
    .insert(kycAnswers)
    .values({ pan, ...said, residency: 'Resident Indian', consent: 'kyc' })
    .onConflictDoUpdate({ target: kycAnswers.pan, set: said })
}

/**
 * Keeps whom a PAN was issued to: what the service told, else what it confirmed, else what was kept before. A PAN that does
 * not count, or of which name or date of birth is still not known, is nobody's.
 */
export async function keepPanAnswer(
  tx: Tx,
  source: PanService['source'],
  answer: PanAnswer,
  { pan, name, birthDate, requestedAt }: PanQuestion & { requestedAt: Date },
): Promise<void> {
  const [kept] = await tx.select().from(panAnswers).where(eq(panAnswers.pan, pan)).for('update')
  if (kept && kept.requestedAt > requestedAt) return
  if (!answer.isValid) {
    await tx.delete(panAnswers).where(eq(panAnswers.pan, pan))
    return
  }
  // A name that was confirmed once stays as it was typed then.
  const confirmed = answer.nameMatches && !(name && kept && isSameName(name, kept.name)) ? name : null
  const known = {
    name: answer.name ?? confirmed ?? kept?.name,
    birthDate: answer.birthDate ?? (answer.birthDateMatches ? birthDate : null) ?? kept?.birthDate,
  }
  if (known.name === undefined || known.name === null || !known.birthDate) return
  const said = {
    name: known.name,
    birthDate: known.birthDate,
    aadhaarLinked: answer.aadhaarLinked ?? kept?.aadhaarLinked ?? false,
    source,
    requestedAt,
  }
  await tx
    .insert(panAnswers)
    .values({ pan, ...said })
    .onConflictDoUpdate({ target: panAnswers.pan, set: said })
}
