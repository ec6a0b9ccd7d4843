import { ExitPlan } from '../exits/exit-draft'
import { changeDividend } from './change-dividend/change-dividend'
import type { ExitKind } from './exit-kind'
import type { PlanKind } from './plan-kind'
import { instaRedeem } from './insta-redeem/insta-redeem'
import { redeem } from './redeem/redeem'
import { stp } from './stp/stp'
import { switching } from './switch/switch'
import { swp } from './swp/swp'

/** Every kind whose units leave a holding, by the `plan` of its addresses (S2.032). */
const exitKinds: Readonly<Record<ExitPlan, ExitKind | PlanKind>> = {
  REDEEM: redeem,
  INSTA_REDEEM: instaRedeem,
  SWITCH: switching,
  STP: stp,
  SWP: swp,
  DTP: changeDividend,
}

/** The kind that an address names; undefined where that is none. */
export function exitKindOf(plan: string | null): ExitKind | PlanKind | undefined {
  const { data } = ExitPlan.safeParse(plan)
  return data && exitKinds[data]
}
