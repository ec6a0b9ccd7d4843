import { type SQL, and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { bankAccounts, folioBanks, folioHolders, folios, lots, nominees } from './schema'

type FolioRow = typeof folios.$inferSelect

export interface FolioBank {
  bankId: string
  bankName: string
  ifsc: string
  branchName: string
  branchCity: string
  accountType: 'Savings' | 'Current' | 'NRO' | 'NRE'
  accountNumber: string
  isDefault: boolean
  /** The first day on which it can be used; past for all but new accounts. */
  usableFrom: string
}

/** What was never told is null. */
export type FolioNominee = Omit<typeof nominees.$inferSelect, 'folioNo' | 'place' | 'sharePercent'> & {
  sharePercent: number
}

/** A folio with its people and banks. */
export interface FolioFacts extends FolioRow {
  holders: { pan: string; firstName: string; middleName: string; lastName: string }[]
  nominees: FolioNominee[]
  banks: FolioBank[]
}

/** The folios that an investor owns as first holder, oldest first; four queries however many there are. */
export function foliosOf(tx: Tx, pan: string): Promise<FolioFacts[]> {
  return ownedFolios(tx, and(eq(folios.pan, pan), isNull(folios.mergedInto)))
}

/** Also those that were merged into others: what happened in them is still told. */
export function foliosEverOf(tx: Tx, pan: string): Promise<FolioFacts[]> {
  return ownedFolios(tx, eq(folios.pan, pan))
}

async function ownedFolios(tx: Tx, whose: SQL | undefined): Promise<FolioFacts[]> {
  const own = await tx.select().from(folios).where(whose).orderBy(asc(folios.openedOn), asc(folios.folioNo))
  return withDetails(tx, own)
}

/** One folio of the investor. Throws a 404 alike for a folio of someone else and one that does not exist. */
export async function folioOf(tx: Tx, pan: string, folioNo: string): Promise<FolioFacts> {
  const own = await tx
    .select()
    .from(folios)
    .where(and(eq(folios.folioNo, folioNo), eq(folios.pan, pan)))
  const [folio] = await withDetails(tx, own)
  if (!folio) throw notFound()
  return folio
}

/** The PAN of the first holder of a folio. Throws a 404. */
export async function folioOwner(tx: Tx, folioNo: string): Promise<string> {
  const [folio] = await tx.select({ pan: folios.pan }).from(folios).where(eq(folios.folioNo, folioNo))
  if (!folio) throw notFound()
  return folio.pan
}

async function withDetails(tx: Tx, own: FolioRow[]): Promise<FolioFacts[]> {
  if (!own.length) return []
  const numbers = own.map(({ folioNo }) => folioNo)
  const holders = await tx
    .select()
    .from(folioHolders)
    .where(inArray(folioHolders.folioNo, numbers))
    .orderBy(asc(folioHolders.place))
  const named = await tx
    .select()
    .from(nominees)
    .where(inArray(nominees.folioNo, numbers))
    .orderBy(asc(nominees.place))
  const banks = await tx
    .select({
      folioNo: folioBanks.folioNo,
      isDefault: folioBanks.isDefault,
      usableHere: folioBanks.usableFrom,
      bank: bankAccounts,
    })
    .from(folioBanks)
    .innerJoin(bankAccounts, eq(folioBanks.bankId, bankAccounts.bankId))
    .where(inArray(folioBanks.folioNo, numbers))
    .orderBy(desc(folioBanks.isDefault), asc(bankAccounts.usableFrom))
  return own.map((folio) => {
    const mine = (row: { folioNo: string }) => row.folioNo === folio.folioNo
    return {
      ...folio,
      holders: holders.filter(mine),
      nominees: named.filter(mine).map((row) => ({ ...row, sharePercent: Number(row.sharePercent) })),
      banks: banks.filter(mine).map(({ bank, isDefault, usableHere }) => ({
        ...bank,
        isDefault,
        usableFrom: later(bank, usableHere),
      })),
    }
  })
}

/** A folio may have an account on trial that another one has had for years. */
const later = ({ usableFrom }: { usableFrom: string }, usableHere: string | null): string =>
  usableHere !== null && usableHere > usableFrom ? usableHere : usableFrom

/** All bank accounts of an investor, whatever folio uses them. */
export function banksOf(tx: Tx, pan: string): Promise<(typeof bankAccounts.$inferSelect)[]> {
  return tx.select().from(bankAccounts).where(eq(bankAccounts.pan, pan)).orderBy(asc(bankAccounts.usableFrom))
}

/** Whether a folio holds units of a plan, so that buying more is an additional purchase. */
export async function holdsPlan(tx: Tx, folioNo: string, planCode: string): Promise<boolean> {
  const rows = await tx
    .select({ entryId: lots.entryId })
    .from(lots)
    .where(and(eq(lots.folioNo, folioNo), eq(lots.planCode, planCode), gt(lots.unitsLeft, '0')))
    .limit(1)
  return rows.length > 0
}

/** How an account can pay: accounts of NRIs have no debit card for this. */
export function paymentModesOf(accountType: FolioBank['accountType']): ('DCB' | 'DC' | 'UPI')[] {
  return accountType === 'NRE' || accountType === 'NRO' ? ['DCB', 'UPI'] : ['DCB', 'DC', 'UPI']
}
