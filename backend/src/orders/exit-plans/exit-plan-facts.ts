import type { Platform } from '../../platform/module'
import { plansOutOf } from '../../systematic-plans/plans-out-of'
import { dearestMonth } from '../../systematic-plans/dearest-month'
import { type ExitFacts, exitFacts, type LeftHolding } from '../exits/exit-facts'
import { refuseInvestor } from '../exits/refuse-investor'

/** All that the rules of a plan out of a holding look at, and that its quote is made of. */
export interface ExitPlanFacts extends ExitFacts {
  now: Date
  /** Paise that other plans take out of the same holding in their dearest month. */
  othersAMonth: number
}

/** Throws a 404 for a folio of another investor, and the refusal of a KYC that allows no transactions. */
export async function exitPlanFacts(
  platform: Platform,
  pan: string,
  holding: LeftHolding,
): Promise<ExitPlanFacts> {
  const { db, clock } = platform
  await refuseInvestor(platform, pan)
  const facts = await exitFacts(platform, pan, holding)
  const others = await plansOutOf(db, holding.folioNo, holding.schemePlanCode)
  return { ...facts, now: clock.now(), othersAMonth: dearestMonth(others, clock.today()) }
}
