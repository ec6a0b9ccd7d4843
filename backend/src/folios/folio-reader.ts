import { type SQL, and, asc, eq, isNull, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import { batchedLoader, batchedRowLoader } from '../platform/batched-loader'
import { groupBy } from '../platform/group-by'
import { notFound } from '../platform/refusal'
import { anyOf } from '../platform/rows'
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

/** The folios that an investor owns as first holder, oldest first; one statement however many there are. */
export function foliosOf(tx: Tx, pan: string): Promise<FolioFacts[]> {
  return foliosWith(tx, pan, {})
}

/** The same, each row with further columns that come in the same statement. */
export function foliosWith<More extends Columns>(
  tx: Tx,
  pan: string,
  more: More,
): Promise<(FolioFacts & ValuesOf<More>)[]> {
  return readFolios(tx, and(eq(folios.pan, pan), isNull(folios.mergedInto)), more)
}

/** Whether an investor owns any folio as first holder; as a column of a statement. */
export const hasFoliosColumn = (pan: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${folios} where pan = ${pan} and merged_into is null)`

/** Also those that were merged into others: what happened in them is still told. */
export function foliosEverOf(tx: Tx, pan: string): Promise<FolioFacts[]> {
  return readFolios(tx, eq(folios.pan, pan), {})
}

/** One folio of the investor. Throws a 404 alike for a folio of someone else and one that does not exist. */
export async function folioOf(tx: Tx, pan: string, folioNo: string): Promise<FolioFacts> {
  const folio = await folioNumbered(tx, folioNo)
  if (folio?.pan !== pan) throw notFound()
  return folio
}

/** Folios by their numbers, whoever owns them; one statement however many there are. */
export const foliosNumbered = (tx: Tx, numbers: readonly string[]): Promise<FolioFacts[]> =>
  readFolios(tx, sql`${folios.folioNo} = ${anyOf(numbers)}`, {})

const folioNumbered = batchedRowLoader<FolioFacts>(foliosNumbered, ({ folioNo }) => folioNo)

/** The same with further columns that come in the same statement. */
export async function folioWith<More extends Columns>(
  tx: Tx,
  pan: string,
  folioNo: string,
  more: More,
): Promise<FolioFacts & ValuesOf<More>> {
  const [folio] = await readFolios(tx, and(eq(folios.folioNo, folioNo), eq(folios.pan, pan)), more)
  if (!folio) throw notFound()
  return folio
}

/** The PAN of the first holder of a folio. Throws a 404. */
export async function folioOwner(tx: Tx, folioNo: string): Promise<string> {
  const owned = await ownerOf(tx, folioNo)
  if (!owned) throw notFound()
  return owned.pan
}

const ownerOf = batchedRowLoader<Pick<FolioRow, 'folioNo' | 'pan'>>(
  (tx, numbers) =>
    tx
      .select({ folioNo: folios.folioNo, pan: folios.pan })
      .from(folios)
      .where(sql`${folios.folioNo} = ${anyOf(numbers)}`),
  ({ folioNo }) => folioNo,
)

/** The names of the holders of a folio, the first one first. */
export const holderNames = batchedLoader(async (tx, requested: readonly [folioNo: string][]) => {
  const numbers = requested.map(([folioNo]) => folioNo)
  const rows = await tx
    .select()
    .from(folioHolders)
    .where(sql`${folioHolders.folioNo} = ${anyOf(numbers)}`)
    .orderBy(asc(folioHolders.place))
  const byFolio = groupBy(rows, ({ folioNo }) => folioNo)
  return numbers.map((folioNo) =>
    (byFolio.get(folioNo) ?? []).map(({ firstName, middleName, lastName }) =>
      [firstName, middleName, lastName].filter(Boolean).join(' '),
    ),
  )
})

type Columns = Record<string, SQL>
type ValuesOf<More extends Columns> = {
  [Name in keyof More]: More[Name] extends SQL<infer Value> ? Value : never
}

const ofFolio = sql`folio_no = ${folios}.folio_no`

const holdersColumn = sql<FolioFacts['holders']>`(
  select coalesce(json_agg(json_build_object('pan', pan, 'firstName', first_name, 'middleName', middle_name,
    'lastName', last_name) order by place), '[]')
  from ${folioHolders} where ${ofFolio})`

const nomineesColumn = sql<FolioFacts['nominees']>`(
  select coalesce(json_agg(json_build_object('name', name, 'relation', relation, 'sharePercent', share_percent,
    'birthDate', birth_date, 'identityKind', identity_kind, 'identityNumber', identity_number,
    'guardianName', guardian_name) order by place), '[]')
  from ${nominees} where ${ofFolio})`

/** A folio may have an account on trial that another one has had for years; \`greatest\` passes over null. */
const banksColumn = sql<FolioBank[]>`(
  select coalesce(json_agg(json_build_object('bankId', b.bank_id, 'bankName', b.bank_name, 'ifsc', b.ifsc,
    'branchName', b.branch_name, 'branchCity', b.branch_city, 'accountType', b.account_type,
    'accountNumber', b.account_number, 'isDefault', h.is_default,
    'usableFrom', greatest(b.usable_from, h.usable_from)) order by h.is_default desc, b.usable_from), '[]')
  from ${folioBanks} h join ${bankAccounts} b on b.bank_id = h.bank_id where h.${ofFolio})`

async function readFolios<More extends Columns>(
  tx: Tx,
  whose: SQL | undefined,
  more: More,
): Promise<(FolioFacts & ValuesOf<More>)[]> {
  const rows = await tx
    .select({ folio: folios, holders: holdersColumn, nominees: nomineesColumn, banks: banksColumn, more })
    .from(folios)
    .where(whose)
    .orderBy(asc(folios.openedOn), asc(folios.folioNo))
  return rows.map(({ folio, more: further, ...details }) => ({
    ...folio,
    ...details,
    ...(further as ValuesOf<More>),
  }))
}

/** An account of an investor as a column of a statement about something that names it; null where it is not theirs. */
export const accountColumn = (bankId: SQL, pan: string) => sql<Pick<
  FolioBank,
  'bankName' | 'accountNumber'
> | null>`(
  select json_build_object('bankName', b.bank_name, 'accountNumber', b.account_number)
  from ${bankAccounts} b where b.bank_id = ${bankId} and b.pan = ${pan})`

/** All bank accounts of an investor, whatever folio uses them. */
export function banksOf(tx: Tx, pan: string): Promise<(typeof bankAccounts.$inferSelect)[]> {
  return tx.select().from(bankAccounts).where(eq(bankAccounts.pan, pan)).orderBy(asc(bankAccounts.usableFrom))
}

/** Whether a folio holds units of a plan, so that buying more is an additional purchase; as a column of a statement. */
export const holdsPlanColumn = (
  folioNo: string | null,
  planCode: string,
): SQL<boolean> => sql<boolean>`exists (
  select from ${lots} where folio_no = ${folioNo} and plan_code = ${planCode} and units_left > 0)`

export async function holdsPlan(tx: Tx, folioNo: string, planCode: string): Promise<boolean> {
  const column = holdsPlanColumn(folioNo, planCode)
  const [row] = await rowsOf<{ holds: boolean }>(tx, sql`select ${column} as holds`)
  return row?.holds ?? false
}

/** How an account can pay: accounts of NRIs have no debit card for this. */
export function paymentModesOf(accountType: FolioBank['accountType']): ('DCB' | 'DC' | 'UPI')[] {
  return accountType === 'NRE' || accountType === 'NRO' ? ['DCB', 'UPI'] : ['DCB', 'DC', 'UPI']
}
