import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import type { FolioNominee } from './folio-reader'
import { bankAccounts, folioBanks, folioHolders, folios, nominees } from './schema'

export interface NewBankAccount {
  bankName: string
  ifsc: string
  branchName: string
  branchCity: string
  accountType: 'Savings' | 'Current' | 'NRO' | 'NRE'
  accountNumber: string
}

export interface NewFolio {
  pan: string
  /** As on the PAN card: "Asha Verma". */
  name: string
  email: string
  countryCode: string
  mobile: string
  /** An account the investor has with us, or one that was verified just now. */
  bank: { bankId: string } | NewBankAccount
  nomination:
    | { kind: 'none' }
    | { kind: 'sameAs'; folioNo: string }
    | { kind: 'listed'; nominees: readonly FolioNominee[] }
  /** The second and the third holder; absent: none. */
  otherHolders?: readonly { pan: string; name: string }[]
  /** Absent: a single holder. */
  holdingMode?: 'Single' | 'Joint' | 'Anyone or Survivor'
  distributorArn?: string | null
  euin?: string | null
  branchCode?: string | null
  /** The day of opening, India. */
  openedOn: string
  /** The order or draft that opens the folio. */
  openedBy: string
}

/**
 * Opens a folio and returns its number. One order or draft opens one: called again with the same
 * `openedBy` it returns the number given before. Throws a 404 for a bank or a folio of another investor.
 */
export async function openFolio(tx: Tx, given: NewFolio): Promise<string> {
  const [before] = await tx
    .select({ folioNo: folios.folioNo })
    .from(folios)
    .where(eq(folios.openedBy, given.openedBy))
  if (before) return before.folioNo
  const folioNo = await nextFolioNumber(tx)
  const { pan, email, countryCode, mobile, openedOn, openedBy } = given
  await tx.insert(folios).values({
    folioNo,
    pan,
    email,
    countryCode,
    mobile,
    openedOn,
    openedBy,
    holdingMode: given.holdingMode ?? 'Single',
    isDemat: false,
    distributorArn: given.distributorArn ?? null,
    euin: given.euin ?? null,
    branchCode: given.branchCode ?? null,
  })
  const holders = [{ pan, name: given.name }, ...(given.otherHolders ?? [])]
  await tx
    .insert(folioHolders)
    .values(
      holders.map((holder, at) => ({ folioNo, place: at + 1, pan: holder.pan, ...nameParts(holder.name) })),
    )
  const bankId =
    'bankId' in given.bank ? await ownBank(tx, pan, given.bank.bankId) : await addBank(tx, given, given.bank)
  await tx.insert(folioBanks).values({ folioNo, bankId, isDefault: true })
  await addNominees(tx, pan, given.nomination, folioNo)
  return folioNo
}

/** Splits a name as folios hold it; the first word is the first name, the last one the last name. */
export function nameParts(name: string): { firstName: string; middleName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const [firstName = ''] = words
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName, middleName: words.slice(1, -1).join(' '), lastName }
}

async function nextFolioNumber(tx: Tx): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(tx, sql`select nextval('folio_numbers')::text as number`)
  if (!row) throw new Error('the sequence of folio numbers gave nothing')
  return row.number
}

async function ownBank(tx: Tx, pan: string, bankId: string): Promise<string> {
  const [bank] = await tx
    .select({ bankId: bankAccounts.bankId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.bankId, bankId), eq(bankAccounts.pan, pan)))
  if (!bank) throw notFound()
  return bank.bankId
}

/** The first account of a new folio is verified on the spot, so no cooling period holds for it. */
async function addBank(tx: Tx, { pan, openedOn }: NewFolio, bank: NewBankAccount): Promise<string> {
  const [row] = await tx
    .insert(bankAccounts)
    .values({ bankId: randomUUID(), pan, usableFrom: openedOn, ...bank })
    .onConflictDoUpdate({
      target: [bankAccounts.pan, bankAccounts.ifsc, bankAccounts.accountNumber],
      set: { accountType: bank.accountType },
    })
    .returning({ bankId: bankAccounts.bankId })
  if (!row) throw new Error('the bank account was not stored')
  return row.bankId
}

async function addNominees(
  tx: Tx,
  pan: string,
  nomination: NewFolio['nomination'],
  folioNo: string,
): Promise<void> {
  if (nomination.kind === 'sameAs') return copyNominees(tx, pan, nomination.folioNo, folioNo)
  if (nomination.kind === 'none') return
  const rows = nomination.nominees.map(({ sharePercent, ...nominee }, at) => ({
    ...nominee,
    folioNo,
    place: at + 1,
    sharePercent: sharePercent.toFixed(2),
  }))
  await tx.insert(nominees).values(rows)
}

async function copyNominees(tx: Tx, pan: string, from: string, to: string): Promise<void> {
  const [folio] = await tx
    .select({ folioNo: folios.folioNo })
    .from(folios)
    .where(and(eq(folios.folioNo, from), eq(folios.pan, pan)))
  if (!folio) throw notFound()
  const rows = await tx.select().from(nominees).where(eq(nominees.folioNo, from))
  if (rows.length) await tx.insert(nominees).values(rows.map((nominee) => ({ ...nominee, folioNo: to })))
}
