import type { Platform } from '../../platform/module'
import { plansOutOf } from '../../plan-register/plans-out-of'
import { peakMonthlyDebit } from '../../plan-register/peak-monthly-debit'
import { type OutflowFacts, outflowFacts, type LeftHolding } from '../../orders/outflows/outflow-facts'
import { refuseInvestor } from '../../orders/outflows/refuse-investor'

/** All that the rules of a plan out of a holding look at, and that its quote is made of. */
export interface SystematicOutflowFacts extends OutflowFacts {
  now: Date
  /** Paise that other plans take out of the same holding in their dearest month. */
  othersAMonth: number
}

/** Throws a 404 for a folio of another investor, and the refusal of a KYC that allows no transactions. */
export async function systematicOutflowFacts(
  platform: Platform,
  pan: string,
  holding: LeftHolding,
): Promise<SystematicOutflowFacts> {
  const { db, clock } = platform
  await refuseInvestor(platform, pan)
  const facts = await outflowFacts(platform, pan, holding)
  const others = await plansOutOf(db, holding.folioNo, holding.schemePlanCode)
  return { ...facts, now: clock.now(), othersAMonth: peakMonthlyDebit(others, clock.today()) }
}
