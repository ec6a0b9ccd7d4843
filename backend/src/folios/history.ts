import type { TransactionRow } from '@portal/kernel/contracts/order'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'

type LedgerKind = Exclude<TransactionRow['kind'], 'SIP_REGISTRATION' | 'PLAN_CHANGE'>

interface HistoryRow extends Record<string, unknown> {
  id: string
  kind: LedgerKind
  date: string
  folio_no: string
  scheme_name: string
  plan_code: string
  to_scheme_name: string | null
  amount: number
  units: string | null
  state: 'booked' | 'failed'
  reason: string | null
}

const bookedText: Record<LedgerKind, string> = {
  PURCHASE: 'Units allotted',
  PURCHASE_SIP: 'Units allotted',
  REDEMPTION: 'Paid out',
  SWITCH_IN: 'Switched',
  SWITCH_OUT: 'Switched',
  IDCW_PAYOUT: 'Paid out',
  IDCW_REINVEST: 'Reinvested',
}

/**
 * What happened in the folios of an investor, newest first: all of the ledger, and instalments that failed. A switch is
 * one row, told from where it started.
 */
export async function historyOf(tx: Tx, pan: string, limit: number): Promise<TransactionRow[]> {
  const rows = await rowsOf<HistoryRow>(
    tx,
    sql`with own as (select folio_no from folios where pan = ${pan}),
      happened as (
        select order_id as id, kind, date, id as place, folio_no, plan_code, other_plan_code as to_plan_code,
          amount_paise as amount, abs(units) as units, 'booked' as state, null as reason
        from ledger_entries where folio_no in (select folio_no from own) and kind <> 'SWITCH_IN'
        union all
        select p.id || ' ' || i.due_on, 'PURCHASE_SIP', i.due_on, 9000000000000, p.folio_no, p.plan_code, null,
          p.amount_paise, null, 'failed', i.reason
        from plan_instalments i join systematic_plans p on p.id = i.plan_id
        where i.state = 'failed' and p.kind = 'SIP' and p.folio_no in (select folio_no from own))
      select h.id, h.kind, h.date::text as date, h.folio_no, s.name as scheme_name, h.plan_code,
        t.name as to_scheme_name, h.amount, h.units::text as units, h.state,
        h.reason
      from happened h
      join scheme_plans sp on sp.code = h.plan_code join schemes s on s.code = sp.scheme_code
      left join scheme_plans tp on tp.code = h.to_plan_code left join schemes t on t.code = tp.scheme_code
      order by h.date desc, h.place desc, h.id desc limit ${limit}`,
  )
  return rows.map(toRow)
}

function toRow(row: HistoryRow): TransactionRow {
  return {
    transactionId: row.id,
    kind: row.kind,
    date: row.date,
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

function statusOf({ state, kind, reason }: HistoryRow): Pick<TransactionRow, 'status' | 'statusText'> {
  if (state === 'failed') return { status: 'FAILED', statusText: reason ?? 'Debit failed' }
  return { status: 'COMPLETED', statusText: bookedText[kind] }
}
