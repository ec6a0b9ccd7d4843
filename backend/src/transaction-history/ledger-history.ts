import { saidTable } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { AmountBounds } from '@portal/contracts/format'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { type SQL, sql } from 'drizzle-orm'
import type { Place } from '../orders/order-history'
import { rowsOf, type Tx } from '../platform/database'
import { instalmentOf } from '../orders/instalment-of'
import { sayWords, type StoredWords } from '../platform/stored-text'

export type LedgerKind = Exclude<TransactionRow['kind'], `${string}_REGISTRATION` | 'PLAN_CHANGE'>

/** Which rows are asked for; what is absent leaves nothing out. */
export interface LedgerPart {
  folioNo?: string | undefined
  kinds?: readonly LedgerKind[] | undefined
  state?: 'booked' | 'failed' | undefined
  amount?: AmountBounds | undefined
  from?: string | undefined
  to?: string | undefined
  /** Rows of any of these plans or ids, or whose folio number holds the digits. */
  found?: { planCodes: readonly string[]; ids: readonly string[]; digits: string } | undefined
  only?: readonly string[] | undefined
  except?: readonly string[] | undefined
  /** Rows that come after it. */
  after?: Place | undefined
}

interface HistoryRow extends Record<string, unknown> {
  id: string
  kind: LedgerKind
  instalment_of: TransactionRow['instalmentOf']
  date: string
  place: number
  folio_no: string
  scheme_name: string
  plan_code: string
  to_plan_code: string | null
  to_scheme_name: string | null
  amount: number
  units: string | null
  state: 'booked' | 'failed'
  reason: StoredWords | null
}

const bookedText = saidTable<LedgerKind>({
  PURCHASE: msg`Units allotted`,
  PURCHASE_SIP: msg`Units allotted`,
  REDEMPTION: msg`Paid out`,
  SWITCH_IN: msg`Switched`,
  SWITCH_OUT: msg`Switched`,
  IDCW_PAYOUT: msg`Paid out`,
  IDCW_REINVEST: msg`Reinvested`,
})

/** A row of the history with its place, for what follows it. */
export interface PlacedRow {
  row: TransactionRow
  place: Place
}

/** The latest that happened in the folios of an investor, newest first. */
export async function historyOf(tx: Tx, pan: string, limit: number): Promise<TransactionRow[]> {
  return (await historyPage(tx, pan, limit, {})).map(({ row }) => row)
}

/**
 * What happened in the folios of an investor, newest first: all of the ledger, and instalments that failed. A switch is
 * one row, told from where it started.
 */
export async function historyPage(
  tx: Tx,
  pan: string,
  limit: number,
  part: LedgerPart,
): Promise<PlacedRow[]> {
  const wanted = sql.join(conditionsOf(part), sql` and `)
  const ofFolio = sql`(
            select order_id as id, kind, date, id as place, folio_no, plan_code, other_plan_code as to_plan_code,
              amount_paise - withheld_paise as amount, abs(units) as units, 'booked' as state, null::jsonb as reason
            from ledger_entries where folio_no = own.folio_no and kind <> 'SWITCH_IN') h
          where ${wanted}`
  const rows = await rowsOf<HistoryRow>(
    tx,
    sql`with own as (select folio_no from folios where pan = ${pan}),
      -- As many folios as a page has rows have one since this day, so nothing older is on the page.
      since as (select coalesce((
        select newest.date from own cross join lateral (
          select h.date from ${ofFolio} order by h.date desc limit 1) newest
        order by newest.date desc offset ${limit - 1} limit 1), '-infinity') as day),
      -- Of each folio no more than a page: its rows lie in the order of the index.
      happened as (
        select of_folio.* from own cross join lateral (
          select h.* from ${ofFolio} and h.date >= (select day from since)
          order by h.date desc, h.place desc limit ${limit}) of_folio
        union all
        select p.id || ' ' || i.due_on, 'PURCHASE_SIP', i.due_on, 9000000000000, p.folio_no, p.plan_code, null,
          p.amount_paise, null, 'failed', i.reason
        from plan_instalments i join systematic_plans p on p.id = i.plan_id
        where i.state = 'failed' and p.kind = 'SIP' and p.folio_no in (select folio_no from own)),
      page as (
        select * from happened h where ${wanted}
        order by h.date desc, h.place desc, h.id desc limit ${limit})
      select h.id, h.kind, h.date::text as date, h.place::bigint as place, h.folio_no, s.name as scheme_name,
        h.plan_code, h.to_plan_code, t.name as to_scheme_name, h.amount, h.units::text as units, h.state, h.reason,
        ${instalmentOf(sql`h.id`)} as instalment_of
      from page h
      join scheme_plans sp on sp.code = h.plan_code join schemes s on s.code = sp.scheme_code
      left join scheme_plans tp on tp.code = h.to_plan_code left join schemes t on t.code = tp.scheme_code
      order by h.date desc, h.place desc, h.id desc`,
  )
  return rows.map((row) => ({ row: toRow(row), place: { date: row.date, place: row.place, id: row.id } }))
}

function conditionsOf(part: LedgerPart): SQL[] {
  const { folioNo, kinds, state, amount, from, to, found, only, except, after } = part
  return [
    sql`true`,
    ...(folioNo === undefined ? [] : [sql`h.folio_no = ${folioNo}`]),
    ...(kinds ? [isAmong(sql`h.kind`, kinds)] : []),
    ...(state ? [sql`h.state = ${state}`] : []),
    ...(amount?.above === undefined ? [] : [sql`h.amount > ${amount.above}::bigint`]),
    ...(amount?.upTo === undefined ? [] : [sql`h.amount <= ${amount.upTo}::bigint`]),
    ...(from === undefined ? [] : [sql`h.date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`h.date <= ${to}::date`]),
    ...(found ? [foundIn(found)] : []),
    ...(only ? [isAmong(sql`h.id`, only)] : []),
    ...(except ? [sql`not ${isAmong(sql`h.id`, except)}`] : []),
    ...(after
      ? [sql`(h.date, h.place, h.id) < (${after.date}::date, ${after.place}::bigint, ${after.id}::text)`]
      : []),
  ]
}

function foundIn({ planCodes, ids, digits }: NonNullable<LedgerPart['found']>): SQL {
  const folio = digits ? sql` or h.folio_no like ${`%${digits}%`}` : sql``
  return sql`(${isAmong(sql`h.plan_code`, planCodes)} or ${isAmong(sql`coalesce(h.to_plan_code, '')`, planCodes)}
    or ${isAmong(sql`h.id`, ids)}${folio})`
}

/** Whether a text is one of some, of which there may be none. */
function isAmong(column: SQL, values: readonly string[]): SQL {
  if (!values.length) return sql`false`
  return sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`
}

function toRow(row: HistoryRow): TransactionRow {
  return {
    transactionId: row.id,
    kind: row.kind,
    instalmentOf: row.instalment_of,
    date: row.date,
    orderedOn: null,
    folioNo: row.folio_no,
    schemeName: row.scheme_name,
    schemePlanCode: row.plan_code,
    toSchemeName: row.to_scheme_name,
    amount: row.amount,
    units: row.units === null || Number(row.units) === 0 ? null : row.units,
    cancelUntil: null,
    ...statusOf(row),
  }
}

function statusOf({
  state,
  kind,
  reason,
  plan_code,
  to_plan_code,
}: HistoryRow): Pick<TransactionRow, 'status' | 'statusText'> {
  if (state === 'failed') return { status: 'FAILED', statusText: reason ? sayWords(reason) : t`Debit failed` }
  if (plan_code === to_plan_code) return { status: 'COMPLETED', statusText: t`Moved to another folio` }
  return { status: 'COMPLETED', statusText: bookedText[kind] }
}
