import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { HeldLot, portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { addYears } from '@portal/contracts/format'
import { isAbove } from '../folios/allotment-math'
import { outflowCost } from '../orders/outflows/outflow-cost'
import { outflowFacts, type OutflowFacts, type LeftHolding } from '../orders/outflows/outflow-facts'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { exitLoadOf } from '../schemes/exit-load'
import { offersOf } from './holding-offers'

/** One holding of the investor in full. Throws a 404 alike for what is not held, not theirs, and not there. */
export async function holdingDetailsOf(
  platform: Platform,
  pan: string,
  holding: LeftHolding,
): Promise<ResponseOf<typeof portfolioApi.holding>> {
  const facts = await outflowFacts(platform, pan, holding)
  const { balance, free, blocked } = facts.units
  if (!isAbove(balance, '0')) throw notFound()
  return {
    unitBalance: balance,
    freeUnits: free,
    blocked,
    exitLoad: exitLoadOf(facts.plan.scheme).text(),
    lots: lotsOf(facts, platform.clock.today()),
    offers: await offersOf(platform, pan, facts),
  }
}

/** All that is held, as a sale today would take it; the values add up to that of the holding. */
function lotsOf({ plan: { scheme, nav }, units }: OutflowFacts, today: string): HeldLot[] {
  const sale = { scheme, nav, soldOn: today, livesAbroad: false }
  return outflowCost(units.held, units.balance, sale).lots.map((lot, index) => {
    const free = addYears(lot.boughtOn, scheme.lockInYears)
    const lockedUntil = scheme.lockInYears > 0 && free > today ? free : null
    return { ...lot, cost: units.held[index]?.costLeftPaise ?? 0, lockedUntil }
  })
}
