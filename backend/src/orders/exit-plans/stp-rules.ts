import { Refusal } from '../../platform/refusal'
import type { Platform } from '../../platform/module'
import { type PlanFacts, planOn } from '../../schemes/catalogue'
import { refuseInto } from '../exits/switch-rules'
import { type ExitPlanFacts, exitPlanFacts } from './exit-plan-facts'
import { checkExitPlan } from './exit-plan-rules'
import type { ExitPlanTerms, StpWish } from './exit-plan-terms'

export interface StpFacts extends ExitPlanFacts {
  into: PlanFacts
}

export async function stpFacts(platform: Platform, pan: string, wish: StpWish): Promise<StpFacts> {
  const { db, clock } = platform
  const facts = await exitPlanFacts(platform, pan, wish)
  const into = await planOn(db, wish.toSchemePlanCode, clock.today())
  if (!into) throw new Refusal('-378', 'We no longer offer the fund to move into. Choose another.')
  return { ...facts, into }
}

/** Throws the refusal of an STP: each instalment buys as one of a SIP does. */
export function refuseStp(facts: StpFacts, terms: ExitPlanTerms): void {
  checkExitPlan(facts, terms, { kind: 'STP', least: facts.into.scheme.minSipPaise })
  refuseInto(facts)
}
