import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import { message } from '@portal/contracts/catalogue'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedRowLoader } from '../platform/batched-loader'
import { Refusal } from '../platform/refusal'
import type { KycStatus } from './ports'
import { kycAnswers, panAnswers, taxNotes } from './schema'

export type { KycStatus }
/** Whom a PAN was issued to, as far as the PAN service told or confirmed it. */
export type RegistryPerson = Pick<
  typeof panAnswers.$inferSelect,
  'pan' | 'name' | 'birthDate' | 'aadhaarLinked'
>

type KeptAnswer = Pick<typeof kycAnswers.$inferSelect, 'status' | 'hasRecord' | 'residency' | 'agency'>
type TaxNote = Pick<typeof taxNotes.$inferSelect, 'tinComplete' | 'taxWaits'>

export interface Kyc {
  status: KycStatus
  /** Registry refusal of a KYC that is missing: -8005 not done, -8015 registration needed; null otherwise. */
  code: '-8005' | '-8015' | null
  residency: KeptAnswer['residency']
  /** Whether the foreign tax details are complete; null where the house has no declaration of this PAN. */
  tinComplete: boolean | null
  /** A declaration of them waits for the person who verifies it. */
  taxWaits: boolean
  agency: KeptAnswer['agency']
}

/** The KYC of a PAN as its registry last answered. Asks nobody: `askRegistries` does. */
export const kycOf = async (db: Tx, pan: string): Promise<Kyc> => kycFrom(await kycRowOf(db, pan))

export interface KycRow {
  /** Null: nobody was asked yet. */
  answer: KeptAnswer | null
  /** What the house itself noted. */
  tax: TaxNote | null
}

const kycRowOf = batchedRowLoader<KycRow & { pan: string }>(
  (db, pans) =>
    db
      .select({ pan: requested, answer: kycAnswers, tax: taxNotes })
      .from(sql`unnest(${`{${pans.join(',')}}`}::text[]) as requested (pan)`)
      .leftJoin(kycAnswers, sql`${kycAnswers.pan} = requested.pan`)
      .leftJoin(taxNotes, sql`${taxNotes.pan} = requested.pan`),
  ({ pan }) => pan,
)
const requested = sql<string>`requested.pan`

/** What is kept of a PAN's KYC as a column of a statement. */
export const kycColumn = (pan: string): SQL<KycRow> => sql<KycRow>`json_build_object(
  'answer', (select json_build_object('status', status, 'hasRecord', has_record, 'residency', residency,
    'agency', agency) from ${kycAnswers} where pan = ${pan}),
  'tax', (select json_build_object('tinComplete', tin_complete, 'taxWaits', tax_waits)
    from ${taxNotes} where pan = ${pan}))`

/** The KYC that kept rows say. */
export function kycFrom(row: KycRow | null | undefined): Kyc {
  const noted = { tinComplete: row?.tax?.tinComplete ?? null, taxWaits: row?.tax?.taxWaits ?? false }
  const answer = row?.answer
  if (!answer?.hasRecord)
    return {
      status: 'Not Available',
      code: '-8005',
      residency: answer?.residency ?? null,
      agency: null,
      ...noted,
    }
  return {
    status: answer.status,
    code: answer.status === 'Not Available' ? '-8015' : null,
    residency: answer.residency,
    // Nobody has the record of a PAN that was never registered.
    agency: answer.status === 'Not Available' ? null : answer.agency,
    ...noted,
  }
}

/** The holder of a PAN, or undefined for a PAN that was never issued. */
export async function registryPersonOf(db: Tx, pan: string): Promise<RegistryPerson | undefined> {
  return (await db.select().from(panAnswers).where(eq(panAnswers.pan, pan)))[0]
}

/** What the registers know of some PANs, in one statement and in their order. */
export async function registersOf(
  db: Tx,
  pans: readonly string[],
): Promise<{ pan: string; person: RegistryPerson | null; kyc: Kyc }[]> {
  const rows = await db
    .select({ pan: requested, person: panAnswers, answer: kycAnswers, tax: taxNotes })
    .from(sql`unnest(${`{${pans.join(',')}}`}::text[]) with ordinality as requested (pan, place)`)
    .leftJoin(panAnswers, sql`${panAnswers.pan} = requested.pan`)
    .leftJoin(kycAnswers, sql`${kycAnswers.pan} = requested.pan`)
    .leftJoin(taxNotes, sql`${taxNotes.pan} = requested.pan`)
    .orderBy(sql`requested.place`)
  return rows.map(({ pan, person, answer, tax }) => ({ pan, person, kyc: kycFrom({ answer, tax }) }))
}

/** Why a KYC status stops a transaction (S4.059, S8.015); Validated and Registered stop nothing (S4.057, S4.058). */
const blocks: Readonly<Partial<Record<KycStatus, string>>> = saidTable({
  'On-Hold': msg`Your KYC is on hold, so you cannot invest yet. Complete it online; it usually takes 10 minutes.`,
  Rejected: msg`Your KYC was rejected, so you cannot invest yet. Do your KYC again with new documents.`,
  'Not Available': msg`Your KYC is not done yet, so you cannot invest. Complete it online; it usually takes 10 minutes.`,
  'Under Process': msg`We are processing your KYC, so you cannot invest yet. Check again in two days.`,
})

/** The same of another holder, as the one who reads it is told. */
const blocksOf = (holder: string): Partial<Record<KycStatus, string>> => ({
  'On-Hold': t`The KYC of ${holder} is on hold. Ask them to complete it online; it usually takes 10 minutes.`,
  Rejected: t`The KYC of ${holder} was rejected. Ask them to do it again with new documents.`,
  'Not Available': t`The KYC of ${holder} is not done yet. Ask them to complete it online; it usually takes 10 minutes.`,
  'Under Process': t`The KYC of ${holder} is being processed. Check again in two days.`,
})

/** The refusal of a PAN whose KYC does not allow transactions; undefined where it does. */
export async function kycRefusal(db: Tx, pan: string): Promise<Refusal | undefined> {
  return refusalOfKyc(await kycOf(db, pan))
}

/** The refusal of a KYC that does not allow transactions, named where it is another holder's; undefined where it does. */
export function refusalOfKyc({ status, code }: Kyc, holder?: string): Refusal | undefined {
  const text = (holder === undefined ? blocks : blocksOf(holder))[status]
  return text === undefined ? undefined : new Refusal(code ?? '-8020', text)
}

/** Throws the refusal of a PAN whose KYC does not allow transactions; `holder` names another one than the reader. */
export async function refuseWithoutKyc(db: Tx, pan: string, holder?: string): Promise<void> {
  const refusal = refusalOfKyc(await kycOf(db, pan), holder)
  if (refusal) throw refusal
}

/** The declaration of tax numbers was made anew. */
export async function noteTinComplete(db: Tx, pan: string, tinComplete: boolean): Promise<void> {
  await db
    .insert(taxNotes)
    .values({ pan, tinComplete })
    .onConflictDoUpdate({ target: taxNotes.pan, set: { tinComplete } })
}

/** A declaration of tax numbers begins, or ends, to wait for the person who verifies it. */
export async function noteTaxWaits(db: Tx, pan: string, taxWaits: boolean): Promise<void> {
  await db
    .insert(taxNotes)
    .values({ pan, taxWaits })
    .onConflictDoUpdate({ target: taxNotes.pan, set: { taxWaits } })
}

/**
 * The refusal of a PAN whose FATCA declaration is not complete or not verified yet (S8.015); undefined where it is. A PAN
 * of which nothing is known (null) is asked when its first folio is opened.
 */
export function refusalOfTax({ tinComplete, taxWaits }: Kyc): Refusal | undefined {
  return tinComplete === false || taxWaits ? new Refusal('-8021', message('fatcaPending')) : undefined
}

/** Throws that refusal. What was registered before goes on: debits and instalments of plans do not ask. */
export async function refuseWithoutTax(db: Tx, pan: string): Promise<void> {
  const refusal = refusalOfTax(await kycOf(db, pan))
  if (refusal) throw refusal
}

/** Throws what keeps an investor from new orders: the KYC, or the tax declaration. */
export async function refuseWithoutKycOrTax(db: Tx, pan: string): Promise<void> {
  const kyc = await kycOf(db, pan)
  const refusal = refusalOfKyc(kyc) ?? refusalOfTax(kyc)
  if (refusal) throw refusal
}
