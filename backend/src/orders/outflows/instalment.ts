import { unitsToBring } from '../../folios/allotment-math'
import { lockedFolio } from '../../folios/folio-permissions'
import type { OwnColumns } from '../kind'
import { outflowColumns, type OutflowFacts } from './outflow-facts'
import { isTooMuch, unitsToHold } from './how-much'
import { tooFewUnits } from './sell-units'

interface Instalment {
  amount: number
  planId: string
  dueOn: string
}

/** Why an instalment cannot be dealt; undefined where it can. */
export function tooFewFor({ plan, units, folio }: OutflowFacts, { amount }: Instalment): string | undefined {
  if (folio.lockedAt) return lockedFolio().message
  return isTooMuch({ amountUnitType: 'AMOUNT', amount }, plan.nav, units.free) ? tooFewUnits() : undefined
}

/** Nobody takes an instalment back: what ends it is a change of its plan, before the due date. */
export function instalmentColumns(facts: OutflowFacts, instalment: Instalment, now: Date): OwnColumns {
  const { amount, planId, dueOn } = instalment
  const { plan, units } = facts
  const howMuch = { amountUnitType: 'AMOUNT', amount } as const
  const unitsHeld = tooFewFor(facts, instalment)
    ? unitsToBring(amount, plan.nav)
    : unitsToHold(howMuch, plan.nav, units.free)
  return {
    ...outflowColumns(facts, howMuch, { unitsHeld, createdAt: now, dueOn }),
    planId,
    dueOn,
    cancelUntil: null,
  }
}
