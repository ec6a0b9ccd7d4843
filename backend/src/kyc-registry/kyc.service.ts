import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import { message } from '@portal/contracts/catalogue'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedRowLoader } from '../platform/batched-loader'
import { Refusal } from '../platform/refusal'
import { anyOf } from '../platform/rows'
import { kycRegistry, panRegistry } from './schema'

export type KycStatus = (typeof kycRegistry.$inferSelect)['status']
export type RegistryPerson = typeof panRegistry.$inferSelect

export interface Kyc {
  status: KycStatus
  /** Registry refusal of a KYC that is missing: -8005 not done, -8015 registration needed; null otherwise. */
  code: '-8005' | '-8015' | null
  residency: (typeof kycRegistry.$inferSelect)['residency'] | null
  /** Whether the foreign tax details are complete; null where the registry does not know the PAN. */
  tinComplete: boolean | null
  /** A declaration of them waits for the person who verifies it. */
  taxWaits: boolean
  agency: (typeof kycRegistry.$inferSelect)['agency'] | null
}

/** The KYC of a PAN as its registry has it now. */
export const kycOf = async (db: Tx, pan: string): Promise<Kyc> => kycFrom(await kycRowOf(db, pan))

const kycRowOf = batchedRowLoader<typeof kycRegistry.$inferSelect>(
  (db, pans) =>
    db
      .select()
      .from(kycRegistry)
      .where(sql`${kycRegistry.pan} = ${anyOf(pans)}`),
  ({ pan }) => pan,
)

export type KycRow = Pick<
  typeof kycRegistry.$inferSelect,
  'status' | 'residency' | 'tinComplete' | 'taxWaits' | 'agency'
>

/** The record of a PAN in the registry as a column of a statement; null where there is none. */
export const kycColumn = (pan: string): SQL<KycRow | null> => sql<KycRow | null>`(
  select json_build_object('status', status, 'residency', residency, 'tinComplete', tin_complete,
    'taxWaits', tax_waits, 'agency', agency)
  from ${kycRegistry} where pan = ${pan})`

/** The KYC that a record of the registry says. */
export function kycFrom(row: KycRow | null | undefined): Kyc {
  if (!row)
    return {
      status: 'Not Available',
      code: '-8005',
      residency: null,
      tinComplete: null,
      taxWaits: false,
      agency: null,
    }
  return {
    status: row.status,
    code: row.status === 'Not Available' ? '-8015' : null,
    residency: row.residency,
    tinComplete: row.tinComplete,
    taxWaits: row.taxWaits,
    // Nobody has the record of a PAN that was never registered.
    agency: row.status === 'Not Available' ? null : row.agency,
  }
}

/** The holder of a PAN, or undefined for a PAN that was never issued. */
export async function registryPersonOf(db: Tx, pan: string): Promise<RegistryPerson | undefined> {
  return (await db.select().from(panRegistry).where(eq(panRegistry.pan, pan)))[0]
}

/** What the registers know of some PANs, in one statement and in their order. */
export async function registersOf(
  db: Tx,
  pans: readonly string[],
): Promise<{ pan: string; person: RegistryPerson | null; kyc: Kyc }[]> {
  const rows = await db
    .select({ pan: sql<string>`asked.pan`, person: panRegistry, kyc: kycRegistry })
    .from(sql`unnest(${`{${pans.join(',')}}`}::text[]) with ordinality as asked (pan, place)`)
    .leftJoin(panRegistry, sql`${panRegistry.pan} = asked.pan`)
    .leftJoin(kycRegistry, sql`${kycRegistry.pan} = asked.pan`)
    .orderBy(sql`asked.place`)
  return rows.map(({ pan, person, kyc }) => ({ pan, person, kyc: kycFrom(kyc) }))
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

/** Writes what an agency found. A PAN without a record gets one: online KYC is for residents of India (S6.008). */
export async function setKycStatus(tx: Tx, pan: string, status: KycStatus): Promise<void> {
  await tx
    .insert(kycRegistry)
    .values({ pan, status, residency: 'Resident Indian', tinComplete: true })
    .onConflictDoUpdate({ target: kycRegistry.pan, set: { status } })
}

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

/** The declaration of tax numbers was made anew; unknown to the registry: nothing to note. */
export async function noteTinComplete(db: Tx, pan: string, tinComplete: boolean): Promise<void> {
  await db.update(kycRegistry).set({ tinComplete }).where(eq(kycRegistry.pan, pan))
}

/** A declaration of tax numbers begins, or ends, to wait for the person who verifies it. */
export async function noteTaxWaits(db: Tx, pan: string, taxWaits: boolean): Promise<void> {
  await db.update(kycRegistry).set({ taxWaits }).where(eq(kycRegistry.pan, pan))
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
