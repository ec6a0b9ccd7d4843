import { and, asc, desc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { rowPages } from '../platform/row-pages'
import { anyOf, recordset } from '../platform/rows'
import { folios, ledgerEntries } from './schema'

/** One row of the ledger; `units` and `costPaise` are signed, the amount is not. */
export type LedgerMove = typeof ledgerEntries.$inferSelect

/** All that ever happened in the folios of an investor, in its order. */
export function ledgerOf(tx: Tx, pan: string): Promise<LedgerMove[]> {
  const own = tx.select({ folioNo: folios.folioNo }).from(folios).where(eq(folios.pan, pan))
  return tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.folioNo, own))
    .orderBy(asc(ledgerEntries.date), asc(ledgerEntries.id))
}

/** What an order, an instalment or a request wrote into the ledger of an investor's folios, in its order. */
export function ledgerRowsBehind(tx: Tx, pan: string, reference: string): Promise<LedgerMove[]> {
  const own = tx.select({ folioNo: folios.folioNo }).from(folios).where(eq(folios.pan, pan))
  return tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, reference), inArray(ledgerEntries.folioNo, own)))
    .orderBy(asc(ledgerEntries.id))
}

/** The units that the rows behind some orders or instalments brought or took, by reference; of a switch what left. */
export async function unitsBehind(tx: Tx, references: readonly string[]): Promise<Map<string, string>> {
  if (!references.length) return new Map()
  const rows = await tx
    .select({ reference: ledgerEntries.orderId, units: sql<string>`abs(${ledgerEntries.units})::text` })
    .from(ledgerEntries)
    .where(and(ne(ledgerEntries.kind, 'SWITCH_IN'), inArray(ledgerEntries.orderId, [...references])))
  return new Map(rows.map(({ reference, units }) => [reference, units]))
}

/** What a holding came to at the end of a day. */
export interface HoldingOn {
  folioNo: string
  planCode: string
  /** Text with 3 decimals. */
  units: string
  /** Its last row by then. */
  lastEntry: number
}

/** Every holding that there ever was as it stood at the end of a day, in pages. */
export async function* holdingsOn(tx: Tx, day: string): AsyncGenerator<HoldingOn[]> {
  const query = sql`select folio_no, plan_code, sum(units)::numeric(18, 3)::text as units,
      max(id)::double precision as last
    from ledger_entries where date <= ${day} group by folio_no, plan_code order by folio_no, plan_code`
  for await (const rows of rowPages<{ folio_no: string; plan_code: string; units: string; last: number }>(
    tx,
    'holdings',
    query,
  ))
    yield rows.map(({ folio_no: folioNo, plan_code: planCode, units, last: lastEntry }) => ({
      folioNo,
      planCode,
      units,
      lastEntry,
    }))
}

/** What changed the units of some holdings from one day to another, both included, newest first. */
export function changesOf(
  tx: Tx,
  holdings: readonly Pick<HoldingOn, 'folioNo' | 'planCode'>[],
  { from, to }: { from: string; to: string },
): Promise<Pick<LedgerMove, 'folioNo' | 'planCode' | 'date' | 'units'>[]> {
  const { folioNo, planCode, date, units, id } = ledgerEntries
  return tx
    .select({ folioNo, planCode, date, units })
    .from(ledgerEntries)
    .innerJoin(
      recordset({ folioNo, planCode }, holdings),
      sql`${folioNo} = r.folio_no and ${planCode} = r.plan_code`,
    )
    .where(and(gte(date, from), lte(date, to), ne(units, '0.000')))
    .orderBy(desc(date), desc(id))
}

/** All that happened from one day to another, both included, in pages. */
export async function* movesBetween(
  tx: Tx,
  { from, to }: { from: string; to: string },
): AsyncGenerator<LedgerMove[]> {
  const query = sql`select id::text as id from ledger_entries where date between ${from} and ${to} order by id`
  for await (const rows of rowPages<{ id: string }>(tx, 'moves', query))
    yield movesNamed(tx, { orders: [], ids: rows.map(({ id }) => id) })
}

/** IDCW that was booked on a day for a scheme plan, in the folio whose number's SHA-256 begins so. */
export interface BookedIncome {
  date: string
  planCode: string
  folioHash: string
}

export async function incomeBooked(tx: Tx, income: readonly BookedIncome[]): Promise<LedgerMove[]> {
  if (!income.length) return []
  const { date, planCode, folioNo, kind } = ledgerEntries
  const requested = JSON.stringify(income.map((each) => [each.date, each.planCode, each.folioHash].join(' ')))
  const hash = sql`left(encode(sha256(convert_to(${folioNo}, 'UTF8')), 'hex'), 16)`
  const rows = await tx
    .select({ move: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(
      sql`(select distinct jsonb_array_elements_text(${requested}::jsonb) as name) as requested`,
      sql`requested.name = ${date} || ' ' || ${planCode} || ' ' || ${hash}`,
    )
    .where(
      and(
        inArray(kind, ['IDCW_PAYOUT', 'IDCW_REINVEST']),
        sql`${date} = ${anyOf([...new Set(income.map((each) => each.date))], 'date')}`,
      ),
    )
    .orderBy(asc(ledgerEntries.id))
  return rows.map(({ move }) => move)
}

/** What is of some orders, in small letters, or rows. */
export function movesNamed(
  tx: Tx,
  { orders, ids }: { orders: readonly string[]; ids: readonly string[] },
): Promise<LedgerMove[]> {
  const { orderId, id } = ledgerEntries
  return tx
    .select()
    .from(ledgerEntries)
    .where(
      or(
        sql`${orderId} = ${anyOf(orders.flatMap(spellingsOf))}`,
        sql`${id} = ${anyOf(ids.filter(isEntryId), 'bigint')}`,
      ),
    )
    .orderBy(asc(id))
}

const isEntryId = (text: string): boolean => /^\d{1,18}$/.test(text)

/** A reference is a UUID, a number in capitals, or one of both with capitals behind it. */
const spellingsOf = (name: string): string[] => [
  ...new Set([
    name,
    name.toUpperCase(),
    `${name.slice(0, uuidLength)}${name.slice(uuidLength).toUpperCase()}`,
  ]),
]
const uuidLength = 36
