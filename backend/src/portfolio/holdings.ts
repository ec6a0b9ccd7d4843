import type { Holding } from '@portal/kernel/contracts/investor'
import { freeUnits, optionLabel } from '@portal/kernel/format'
import { sql } from 'drizzle-orm'
import { sumUnits, valueOf } from '../folios/allotment-math'
import { rowsOf, type Tx } from '../platform/database'
import type { Catalogue, PlanFacts } from '../schemes/catalogue'
import { planModeOf } from '../schemes/scheme-view'
import { type FlowRow, xirrOf } from './flows'
import { groupBy } from '../platform/group-by'

/** What is held of a plan in a folio, before prices. */
export interface Position extends Record<string, unknown> {
  folio_no: string
  plan_code: string
  units: string
  cost: number
  hold_units: string
  lien_units: string
  employee_free_units: string
}

/** Everything an investor holds: blocked are units on hold, units that accepted orders hold, and locked tax savers. */
export function positionsOf(tx: Tx, pan: string, today: string): Promise<Position[]> {
  return rowsOf<Position>(
    tx,
    sql`with held as (
        select l.folio_no, l.plan_code, sum(l.units_left) as units, sum(l.cost_left_paise)::bigint as cost,
          coalesce(sum(l.units_left) filter (
            where s.lock_in_years > 0 and l.bought_on + make_interval(years => s.lock_in_years) > ${today}::date), 0
          ) as locked
        from lots l
        join folios f on f.folio_no = l.folio_no and f.pan = ${pan}
        join scheme_plans p on p.code = l.plan_code join schemes s on s.code = p.scheme_code
        group by 1, 2 having sum(l.units_left) > 0),
      leaving as (
        select folio_no, scheme_plan_code as plan_code, sum(units_held) as units
        from orders where state = 'accepted' and family in ('redemption', 'switch') group by 1, 2)
      select h.folio_no, h.plan_code, h.units::text as units, h.cost,
        least(h.units, coalesce(b.hold_units, 0) + coalesce(e.units, 0) + h.locked)::numeric(18, 3)::text as hold_units,
        coalesce(b.lien_units, 0)::numeric(18, 3)::text as lien_units,
        coalesce(b.employee_free_units, 0)::numeric(18, 3)::text as employee_free_units
      from held h
      left join unit_blocks b using (folio_no, plan_code)
      left join leaving e using (folio_no, plan_code)`,
  )
}

/** Prices the positions at the newest NAVs, in the order of the catalogue. */
export function valued(
  positions: readonly Position[],
  { plans }: Catalogue,
  flows: readonly FlowRow[],
  today: string,
): Holding[] {
  const flowsByHolding = groupBy(flows, holdingKey)
  const byPlan = groupBy(positions, (position) => position.plan_code)
  return plans.flatMap((facts) =>
    (byPlan.get(facts.code) ?? []).map((position) =>
      holdingView(position, facts, flowsByHolding.get(holdingKey(position)) ?? [], today),
    ),
  )
}

const holdingKey = (row: { folio_no: string; plan_code: string }) => `${row.folio_no} ${row.plan_code}`

function holdingView(
  position: Position,
  facts: PlanFacts,
  flows: readonly FlowRow[],
  today: string,
): Holding {
  const value = valueOf(position.units, facts.nav)
  const valueBefore = facts.previousNav === null ? value : valueOf(position.units, facts.previousNav)
  return {
    folioNo: position.folio_no,
    schemePlanCode: facts.code,
    schemeCode: facts.scheme.code,
    schemeName: facts.scheme.name,
    planCode: facts.plan,
    planName: planModeOf(facts),
    optionCode: facts.option,
    optionDesc: optionLabel(facts.option),
    fundType: facts.scheme.category,
    riskMeter: facts.scheme.risk,
    unitBalance: sumUnits([position.units]),
    holdUnits: position.hold_units,
    lienUnits: position.lien_units,
    empFreeUnits: position.employee_free_units,
    freeUnits: freeUnits({
      unitBalance: position.units,
      holdUnits: position.hold_units,
      lienUnits: position.lien_units,
      empFreeUnits: position.employee_free_units,
    }),
    costValue: position.cost,
    totalValuation: value,
    gain: value - position.cost,
    dayChange: value - valueBefore,
    currentNAV: facts.nav,
    currentNAVDate: facts.navDate,
    xirr: xirrOf(flows, value, today),
  }
}
