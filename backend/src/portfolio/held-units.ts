import { sql } from 'drizzle-orm'
import { fewer, sumUnits } from '../folios/allotment-math'
import { rowsOf, type Tx } from '../platform/database'

/** What is left of all purchases of a plan in a folio, and how much of that is locked on a day. */
export interface HeldUnits extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  units: string
  cost: number
  locked: string
}

interface HeldBack extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  held: string
  lien_units: string
  employee_free_units: string
}

/** What is held of a plan in a folio, before prices. */
export interface Position extends HeldUnits {
  hold_units: string
  lien_units: string
  employee_free_units: string
}

export function heldOf(tx: Tx, pan: string, today: string): Promise<HeldUnits[]> {
  return rowsOf<HeldUnits>(
    tx,
    sql`select l.folio_no, l.plan_code, sum(l.units_left)::text as units, sum(l.cost_left_paise)::bigint as cost,
        coalesce(sum(l.units_left) filter (
          where s.lock_in_years > 0 and l.bought_on + make_interval(years => s.lock_in_years) > ${today}::date), 0
        )::numeric(18, 3)::text as locked
      from lots l
      join folios f on f.folio_no = l.folio_no and f.pan = ${pan}
      join scheme_plans p on p.code = l.plan_code join schemes s on s.code = p.scheme_code
      group by 1, 2 having sum(l.units_left) > 0`,
  )
}

/** What orders and blocks hold back now, a row for each holding with any. */
function heldBackOf(tx: Tx, pan: string): Promise<HeldBack[]> {
  return rowsOf<HeldBack>(
    tx,
    sql`with leaving as (
        select o.folio_no, o.scheme_plan_code as plan_code, sum(o.units_held) as units
        from orders o join folios f on f.folio_no = o.folio_no and f.pan = ${pan}
        where o.state = 'accepted' and o.family in ('redemption', 'switch') group by 1, 2),
      blocked as (
        select b.* from unit_blocks b join folios f on f.folio_no = b.folio_no and f.pan = ${pan})
      select folio_no, plan_code,
        (coalesce(b.hold_units, 0) + coalesce(e.units, 0))::numeric(18, 3)::text as held,
        coalesce(b.lien_units, 0)::numeric(18, 3)::text as lien_units,
        coalesce(b.employee_free_units, 0)::numeric(18, 3)::text as employee_free_units
      from blocked b full join leaving e using (folio_no, plan_code)`,
  )
}

/** Everything that is held: blocked are units on hold, units that accepted orders hold, and locked tax savers. */
export async function positionsOf(tx: Tx, pan: string, all: readonly HeldUnits[]): Promise<Position[]> {
  const rows = await heldBackOf(tx, pan)
  const back = new Map(rows.map((row) => [`${row.folio_no} ${row.plan_code}`, row]))
  return all.map((held) => {
    const own = back.get(`${held.folio_no} ${held.plan_code}`)
    return {
      ...held,
      hold_units: own ? fewer(sumUnits([own.held, held.locked]), held.units) : fewer(held.locked, held.units),
      lien_units: own?.lien_units ?? '0.000',
      employee_free_units: own?.employee_free_units ?? '0.000',
    }
  })
}
