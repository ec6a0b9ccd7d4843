import type { Platform } from '../../src/platform/module'
import { people, type PersonKey } from '../data/people'
import { kycAnswers, panAnswers, taxNotes } from '../../src/kyc-registry/schema'
import { kraRecords, panCards } from '../providers/registries/schema'

type Record = typeof kraRecords.$inferInsert

/** Whose record differs from 'Validated, resident' (world.md). */
const differing: Partial<{ [key in PersonKey]: Partial<Record> }> = {
  bharat: { status: 'Registered', agency: 'CAMS' },
  farid: { status: 'Not Available' },
  gita: { residency: 'Non-Resident Indian' },
  om: { status: 'On-Hold', agency: 'KFIN' },
  vera: { residency: 'Foreign National' },
}

/**
 * What the registries know of every demo investor, and what the house keeps of their answers. Esha never did KYC, so no
 * agency has a record of her; the tax declaration of Leela is not complete.
 */
export async function seedRegistries({ db, clock }: Platform): Promise<void> {
  const everyone = Object.entries(people) as [PersonKey, (typeof people)[PersonKey]][]
  const now = clock.now()
  const cards = everyone.map(([key, { pan, registryName: name, registryBirthDate: birthDate }]) => ({
    pan,
    name,
    birthDate,
    aadhaarLinked: key !== 'hari',
  }))
  const records = everyone
    .filter(([key]) => key !== 'esha')
    .map(([key, { pan, registryBirthDate }]) => ({
      pan,
      birthDate: registryBirthDate,
      status: 'Validated' as const,
      residency: 'Resident Indian' as const,
      agency: 'CVL' as const,
      statusAt: now,
      ...differing[key],
    }))
  await db.insert(panCards).values(cards)
  await db.insert(kraRecords).values(records)
  const kept = { requestedAt: now, statusAt: now, source: 'cvl' as const }
  await db
    .insert(panAnswers)
    .values(cards.map((card) => ({ ...card, source: 'http' as const, requestedAt: now })))
  await db
    .insert(kycAnswers)
    .values(records.map(({ birthDate: _known, ...record }) => ({ ...record, ...kept })))
  await db.insert(kycAnswers).values({
    ...kept,
    pan: people.esha.pan,
    status: 'Not Available',
    hasRecord: false,
    agency: null,
    statusAt: null,
  })
  await db.insert(taxNotes).values(records.map(({ pan }) => ({ pan, tinComplete: pan !== people.leela.pan })))
}
