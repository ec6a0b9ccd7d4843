import type { Exited, Holding } from '@portal/contracts/folios/investor'
import { freeUnits, optionLabel } from '@portal/contracts/format'
import { negated, sumUnits, valueOf } from '../folios/allotment-math'
import type { Catalogue, SchemePlanFacts } from '../schemes/catalogue'
import { planModeOf } from '../schemes/scheme-view'
import type { Position } from './held-units'
import { type PositionLedger, type HoldingFlows, holdingKey } from './position-ledger'
import { groupBy } from '../platform/group-by'

/** Prices the positions at the newest NAVs, in the order of the catalogue. */
export function valued(
  positions: readonly Position[],
  { plans }: Catalogue,
  { byHolding, rateOf }: PositionLedger,
): Holding[] {
  const byPlan = groupBy(positions, (position) => position.plan_code)
  return plans.flatMap((facts) =>
    (byPlan.get(facts.code) ?? []).map((position) =>
      holdingView(position, facts, byHolding.get(holdingKey(position)), rateOf),
    ),
  )
}

/** What the newest NAV made of the units that were held at the one before it: what was bought since changed nothing. */
function sinceNavBefore(
  { units, recent }: Position,
  { nav, previousNav, previousNavDate }: SchemePlanFacts,
): { worthThen: number; change: number } {
  if (previousNav === null || previousNavDate === null) return { worthThen: valueOf(units, nav), change: 0 }
  const bought = recent.filter(({ on }) => on > previousNavDate)
  const heldBefore = sumUnits([units, ...bought.map((lot) => negated(lot.units))])
  const worthThen = valueOf(heldBefore, previousNav)
  return { worthThen, change: valueOf(heldBefore, nav) - worthThen }
}

/** What was worth how much at the NAVs before the newest: what a day's change is a share of. */
export const worthBefore = (positions: readonly Position[], { byCode }: Catalogue): number =>
  positions.reduce((sum, position) => {
    const facts = byCode.get(position.plan_code)
    return sum + (facts ? sinceNavBefore(position, facts).worthThen : 0)
  }, 0)

function holdingView(
  position: Position,
  facts: SchemePlanFacts,
  money: HoldingFlows | undefined,
  rateOf: PositionLedger['rateOf'],
): Holding {
  const value = valueOf(position.units, facts.nav)
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
    heldBy: [...position.orders],
    costValue: position.cost,
    totalValuation: value,
    paidIn: money?.paidIn ?? 0,
    gain: value + (money?.balance ?? 0),
    dayChange: sinceNavBefore(position, facts).change,
    currentNAV: facts.nav,
    currentNAVDate: facts.navDate,
    xirr: rateOf(holdingKey(position), money?.flows ?? [], value),
  }
}

/** What came of holdings that are no more, by what they were part of: of the gain they stay a part. */
export function exitedOf(
  { byHolding }: PositionLedger,
  holdings: readonly Holding[],
  { byCode }: Catalogue,
): Exited[] {
  const held = new Set(holdings.map(({ folioNo, schemePlanCode }) => `${folioNo} ${schemePlanCode}`))
  return [...byHolding].flatMap(([key, { folioNo, planCode, paidIn, balance }]) => {
    const scheme = byCode.get(planCode)?.scheme
    if (held.has(key) || !scheme) return []
    return [{ folioNo, schemeCode: scheme.code, fundType: scheme.category, paidIn, gain: balance }]
  })
}
