import type { ValuePeriod } from '@portal/kernel/contracts/investor'
import { addDays, addMonths, daysBetween } from '@portal/kernel/format'
import { sql } from 'drizzle-orm'
import { sumUnits, valueOf } from '../folios/allotment-math'
import { rowsOf, type Tx } from '../platform/database'

const mostPoints = 200
const months: Record<Exclude<ValuePeriod, 'All'>, number> = { '6M': 6, '1Y': 12, '3Y': 36 }

interface MoveRow extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  date: string
  units: string
  cost: number
}

interface NavRow extends Record<string, unknown> {
  plan_code: string
  date: string
  nav: string
}

export interface ValuePoint {
  date: string
  value: number
  invested: number
}

/** Days a week apart, or further so that there are at most `most`, ending with `to`. */
export function sampleDays(from: string, to: string, most: number): string[] {
  const days = daysBetween(from, to)
  const step = Math.max(7, Math.ceil(days / (most - 1)))
  const count = Math.floor(days / step) + 1
  return Array.from({ length: count }, (_, index) => addDays(to, -step * (count - 1 - index)))
}

/** Value and cost of what an investor held over time, oldest first: units held × NAV on the day. */
export async function valueHistoryOf(
  tx: Tx,
  pan: string,
  period: ValuePeriod,
  today: string,
): Promise<ValuePoint[]> {
  const moves = await movesOf(tx, pan)
  const [first] = moves
  if (!first) return []
  const wished = period === 'All' ? first.date : addMonths(today, -months[period])
  const days = sampleDays(wished > first.date ? wished : first.date, today, mostPoints)
  return pointsOf(days, moves, await navsOn(tx, [...new Set(moves.map((move) => move.plan_code))], days))
}

function movesOf(tx: Tx, pan: string): Promise<MoveRow[]> {
  return rowsOf<MoveRow>(
    tx,
    sql`select e.folio_no, e.plan_code, e.date::text as date, sum(e.units)::text as units,
        sum(e.cost_paise)::bigint as cost
      from ledger_entries e join folios f on f.folio_no = e.folio_no and f.pan = ${pan}
      group by 1, 2, 3 order by 3`,
  )
}

/** The last NAV on or before each day, for each plan. */
async function navsOn(
  tx: Tx,
  plans: readonly string[],
  days: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsOf<NavRow>(
    tx,
    sql`select p.code as plan_code, d.day::text as date, n.nav::text as nav
      from unnest(${`{${plans.join(',')}}`}::text[]) as p (code)
      cross join unnest(${`{${days.join(',')}}`}::date[]) as d (day)
      cross join lateral (
        select nav from navs where plan_code = p.code and date <= d.day order by date desc limit 1) n`,
  )
  return new Map(rows.map((row) => [`${row.plan_code} ${row.date}`, row.nav]))
}

function pointsOf(
  days: readonly string[],
  moves: readonly MoveRow[],
  navs: Map<string, string>,
): ValuePoint[] {
  const held = new Map<string, { plan: string; units: string }>()
  let invested = 0
  let next = 0
  return days.map((date) => {
    for (let move = moves[next]; move && move.date <= date; move = moves[++next]) {
      const key = `${move.folio_no} ${move.plan_code}`
      const before = held.get(key)?.units ?? '0'
      held.set(key, { plan: move.plan_code, units: sumUnits([before, move.units]) })
      invested += move.cost
    }
    let value = 0
    for (const { plan, units } of held.values()) value += valueOf(units, navs.get(`${plan} ${date}`) ?? '0')
    return { date, value, invested }
  })
}
