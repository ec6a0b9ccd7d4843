import { addDays, daysBetween } from '@portal/kernel/format'
import { isAbove, percentOf, sumUnits, valueOf } from '../folios/allotment-math'
import { ledgerOf } from '../folios/ledger-reader'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { catalogueOn, type PlanFacts } from '../schemes/catalogue'
import { exitLoadOf } from '../schemes/exit-load'
import { replayLots, type TaxLot } from './gains/replay-lots'
import { lotFactsOf } from './lot-facts'
import { planName } from './statement-facts'

/** What it would cost to leave each holding today, at the last NAV; only holdings with units that bear a load. */
export async function exitLoadsOf(tx: Tx, pan: string, today: string) {
  const { byCode } = await catalogueOn(tx, today)
  const { lots } = replayLots(await ledgerOf(tx, pan), await lotFactsOf(tx, byCode))
  const held = lots.filter(({ unitsLeft }) => isAbove(unitsLeft, '0'))
  const holdings = groupBy(held, ({ folioNo, planCode }) => `${folioNo} ${planCode}`)
  return [...holdings.values()].flatMap((own) => {
    const [first] = own
    const plan = first && byCode.get(first.planCode)
    return plan ? loadOf(own, plan, today) : []
  })
}

function loadOf(lots: readonly TaxLot[], plan: PlanFacts, today: string) {
  const { steps, text } = exitLoadOf(plan.scheme)
  const last = steps.at(-1)?.upToDay ?? -1
  const loaded = lots.filter(({ boughtOn }) => daysBetween(boughtOn, today) <= last)
  const [newest] = loaded.toSorted((a, b) => b.boughtOn.localeCompare(a.boughtOn))
  if (!newest) return []
  const unitsOf = (some: readonly TaxLot[]) => sumUnits(some.map(({ unitsLeft }) => unitsLeft))
  const load = loaded.reduce((sum, { boughtOn, unitsLeft }) => {
    const step = steps.find(({ upToDay }) => daysBetween(boughtOn, today) <= upToDay)
    return sum + percentOf(valueOf(unitsLeft, plan.nav), step?.percent ?? '0')
  }, 0)
  return [
    {
      folioNo: newest.folioNo,
      schemePlanCode: plan.code,
      name: planName(plan),
      rule: text,
      unitsFree: unitsOf(lots.filter((lot) => !loaded.includes(lot))),
      unitsWithLoad: unitsOf(loaded),
      load,
      freeFrom: addDays(newest.boughtOn, last + 1),
    },
  ]
}
