import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { FolioNominee } from './folio-reader'
import type { NewBankAccount } from './open-folio'
import { bankAccounts, folioBanks, folios, nominees } from './schema'

/** Puts these nominees in the place of all that a folio has; none: the holders opt out. */
export async function setNominees(
  tx: Tx,
  folioNo: string,
  named: readonly FolioNominee[],
  at: Date,
): Promise<void> {
  await tx.delete(nominees).where(eq(nominees.folioNo, folioNo))
  const rows = named.map((nominee, index) => ({
    ...nominee,
    folioNo,
    place: index + 1,
    sharePercent: nominee.sharePercent.toFixed(2),
  }))
  if (rows.length) await tx.insert(nominees).values(rows)
  await tx
    .update(folios)
    .set({ nominationDeclinedAt: rows.length ? null : at })
    .where(eq(folios.folioNo, folioNo))
}

/** Word about every folio of an investor goes there from now on. */
export async function setFolioContact(
  tx: Tx,
  pan: string,
  contact: { email: string } | { countryCode: string; mobile: string },
): Promise<void> {
  await tx.update(folios).set(contact).where(eq(folios.pan, pan))
}

export async function setLocked(tx: Tx, folioNo: string, lockedAt: Date | null): Promise<void> {
  await tx.update(folios).set({ lockedAt }).where(eq(folios.folioNo, folioNo))
}

/** Adds an account to a folio, usable from a day on; one that another folio has keeps its own day there. */
export async function addFolioBank(
  tx: Tx,
  { pan, folioNo, usableFrom }: { pan: string; folioNo: string; usableFrom: string },
  account: NewBankAccount,
): Promise<string> {
  const [known] = await tx
    .select({ bankId: bankAccounts.bankId })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.pan, pan),
        eq(bankAccounts.ifsc, account.ifsc),
        eq(bankAccounts.accountNumber, account.accountNumber),
      ),
    )
  const bankId = known?.bankId ?? randomUUID()
  if (!known) await tx.insert(bankAccounts).values({ bankId, pan, usableFrom, ...account })
  await tx.insert(folioBanks).values({ folioNo, bankId, isDefault: false, usableFrom })
  return bankId
}

export async function removeFolioBank(tx: Tx, folioNo: string, bankId: string): Promise<void> {
  await tx.delete(folioBanks).where(and(eq(folioBanks.folioNo, folioNo), eq(folioBanks.bankId, bankId)))
}

export async function setDefaultBank(tx: Tx, folioNo: string, bankId: string): Promise<void> {
  const others = and(eq(folioBanks.folioNo, folioNo), ne(folioBanks.bankId, bankId))
  await tx.update(folioBanks).set({ isDefault: false }).where(others)
  await tx
    .update(folioBanks)
    .set({ isDefault: true })
    .where(and(eq(folioBanks.folioNo, folioNo), eq(folioBanks.bankId, bankId)))
}

/** Corrects an account wherever it is used: a merged bank's IFSC, a type that changed. */
export async function correctBank(
  tx: Tx,
  bankId: string,
  details: Partial<Omit<NewBankAccount, 'accountNumber'>>,
): Promise<void> {
  await tx.update(bankAccounts).set(details).where(eq(bankAccounts.bankId, bankId))
}
