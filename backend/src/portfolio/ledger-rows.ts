import { addDays } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../platform/database'
import type { BoughtLately, HeldUnits } from './held-units'

/** No two NAVs of a plan lie further apart. */
const daysBetweenNavs = 30

/** What happened to a holding on one day. */
interface MovedRow {
  folio_no: string
  plan_code: string
  date: string
  /** Money of the investor's, paid in negative, received net of load and taxes; null where none moved: reinvested IDCW is no flow. */
  paise: number | null
  /** Paid in, also by a switch; and what of it was new money. */
  paid: number
  fresh: number
  /** Units with 3 decimals that came, negative those that left. */
  units: string
  cost: number
}

interface PositionRow extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  date: string | null
  paise: number | null
  paid: number
  fresh: number
  units: string
  cost: number
  locked: string
  recent: BoughtLately[] | null
}

/** What is held of every plan in every folio, and all that moved, the oldest first: both in one statement. */
export async function ledgerRows(
  tx: Tx,
  pan: string,
  today: string,
): Promise<{ held: HeldUnits[]; moved: MovedRow[] }> {
  const rows = await rowsOf<PositionRow>(
    tx,
    sql`select l.folio_no, l.plan_code, null as date, null::bigint as paise, 0::bigint as paid, 0::bigint as fresh,
        sum(l.units_left)::text as units,
        sum(l.cost_left_paise)::bigint as cost,
        coalesce(sum(l.units_left) filter (
          where s.lock_in_years > 0 and l.bought_on + make_interval(years => s.lock_in_years) > ${today}::date), 0
        )::numeric(18, 3)::text as locked,
        json_agg(json_build_object('on', l.bought_on, 'units', l.units_left::text))
          filter (where l.units_left > 0 and l.bought_on >= ${addDays(today, -daysBetweenNavs)}::date) as recent
      from lots l
      join folios f on f.folio_no = l.folio_no and f.pan = ${pan}
      join scheme_plans p on p.code = l.plan_code join schemes s on s.code = p.scheme_code
      group by 1, 2 having sum(l.units_left) > 0
      union all
      select e.folio_no, e.plan_code, e.date::text,
        (sum(case when e.kind in ('PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN') then -e.amount_paise
          else e.amount_paise - e.withheld_paise end) filter (where e.kind <> 'IDCW_REINVEST'))::bigint,
        coalesce(sum(e.amount_paise) filter (where e.kind in ('PURCHASE', 'PURCHASE_SIP', 'SWITCH_IN')), 0)::bigint,
        coalesce(sum(e.amount_paise) filter (where e.kind in ('PURCHASE', 'PURCHASE_SIP')), 0)::bigint,
        sum(e.units)::text, sum(e.cost_paise)::bigint, '0', null
      from ledger_entries e join folios f on f.folio_no = e.folio_no and f.pan = ${pan}
      group by 1, 2, 3
      order by date nulls first`,
  )
  const held: HeldUnits[] = []
  const moved: MovedRow[] = []
  for (const { date, ...row } of rows) {
    if (date === null) held.push({ ...row, recent: row.recent ?? [] })
    else moved.push({ ...row, date })
  }
  return { held, moved }
}
