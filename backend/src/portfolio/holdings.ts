import type { Holding } from '@portal/kernel/contracts/investor'
import { freeUnits, optionLabel } from '@portal/kernel/format'
import { sumUnits, valueOf } from '../folios/allotment-math'
import type { Catalogue, PlanFacts } from '../schemes/catalogue'
import { planModeOf } from '../schemes/scheme-view'
import type { FlowRow } from './flows'
import type { Position } from './held-units'
import type { Books } from './kept-books'
import { groupBy } from '../platform/group-by'

/** Prices the positions at the newest NAVs, in the order of the catalogue. */
export function valued(
  positions: readonly Position[],
  { plans }: Catalogue,
  flows: readonly FlowRow[],
  rateOf: Books['rateOf'],
): Holding[] {
  const flowsByHolding = groupBy(flows, holdingKey)
  const byPlan = groupBy(positions, (position) => position.plan_code)
  return plans.flatMap((facts) =>
    (byPlan.get(facts.code) ?? []).map((position) =>
      holdingView(position, facts, flowsByHolding.get(holdingKey(position)) ?? [], rateOf),
    ),
  )
}

const holdingKey = (row: { folio_no: string; plan_code: string }) => `${row.folio_no} ${row.plan_code}`

function holdingView(
  position: Position,
  facts: PlanFacts,
  flows: readonly FlowRow[],
  rateOf: Books['rateOf'],
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
    xirr: rateOf(holdingKey(position), flows, value),
  }
}
