import { indiaDate } from '@portal/contracts/format'
import { isAbove, sumUnits } from '../folios/allotment-math'
import { ledgerOf } from '../folios/ledger-reader'
import { outflowCost } from '../orders/outflows/outflow-cost'
import { soldOn } from '../orders/outflows/outflow-dates'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { catalogueOn, type SchemePlanFacts } from '../schemes/catalogue'
import { exitLoadOf } from '../schemes/exit-load'
import { replayLots, type TaxLot } from '../folios/lots/replay-lots'
import { lotFactsOf } from '../folios/lots/lot-facts'
import { planName } from './statement-facts'

/** What it would cost to leave each holding today, at the last NAV; only holdings with units that bear a load. */
export async function exitLoadsOf(tx: Tx, pan: string, now: Date) {
  const today = indiaDate(now)
  const { byCode } = await catalogueOn(tx, today)
  const { lots } = replayLots(await ledgerOf(tx, pan), await lotFactsOf(tx, byCode))
  const held = lots.filter(({ unitsLeft }) => isAbove(unitsLeft, '0'))
  const holdings = groupBy(held, ({ folioNo, planCode }) => `${folioNo} ${planCode}`)
  return [...holdings.values()].flatMap((own) => {
    const [first] = own
    const plan = first && byCode.get(first.planCode)
    return plan ? loadOf(own, plan, soldOn({ createdAt: now }, plan.scheme)) : []
  })
}

/** What a sale of everything would be told and charged: the same lots, the same day, the same rounding. */
function loadOf(lots: readonly TaxLot[], plan: SchemePlanFacts, day: string) {
  const unitsOf = (some: readonly { units: string }[]) => sumUnits(some.map(({ units }) => units))
  const all = sumUnits(lots.map(({ unitsLeft }) => unitsLeft))
  const sale = { scheme: plan.scheme, nav: plan.nav, soldOn: day, livesAbroad: false }
  const { exitLoad, lots: sold } = outflowCost(lots, all, sale)
  const loaded = sold.filter(({ loadFreeFrom }) => loadFreeFrom !== null)
  const freeFrom = loaded
    .map(({ loadFreeFrom }) => loadFreeFrom ?? '')
    .sort()
    .at(-1)
  const [first] = lots
  if (!first || !freeFrom) return []
  return [
    {
      folioNo: first.folioNo,
      schemePlanCode: plan.code,
      name: planName(plan),
      rule: exitLoadOf(plan.scheme).text(),
      unitsFree: unitsOf(sold.filter((lot) => !loaded.includes(lot))),
      unitsWithLoad: unitsOf(loaded),
      load: exitLoad,
      freeFrom,
    },
  ]
}
