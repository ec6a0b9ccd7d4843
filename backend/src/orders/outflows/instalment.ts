import { unitsToBring } from '../../folios/allotment-math'
import type { OwnColumns } from '../kind'
import { outflowColumns, type OutflowFacts } from './outflow-facts'
import { isTooMuch, unitsToHold } from './how-much'
import type { FailureReason } from '../../payments/failure-reasons'

interface Instalment {
  amount: number
  planId: string
  dueOn: string
}

/** Why an instalment cannot be dealt; undefined where it can. */
export function tooFewFor(
  { plan, units, folio }: OutflowFacts,
  { amount }: Instalment,
): FailureReason | undefined {
  if (folio.lockedAt) return { code: 'folioLocked' }
  return isTooMuch({ amountUnitType: 'AMOUNT', amount }, plan.nav, units.free)
    ? { code: 'tooFewUnits' }
    : undefined
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
