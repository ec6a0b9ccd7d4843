import { ExitPlan } from '../exits/exit-draft'
import type { ExitKind } from './exit-kind'
import { redeem } from './redeem/redeem'
import { switching } from './switch/switch'

/** Every kind whose units leave a holding, by the `plan` of its addresses (S2.032). */
const exitKinds: Readonly<Record<ExitPlan, ExitKind>> = {
  REDEEM: redeem,
  SWITCH: switching,
}

/** The kind that an address names; undefined where that is none. */
export function exitKindOf(plan: string | null): ExitKind | undefined {
  const { data } = ExitPlan.safeParse(plan)
  return data && exitKinds[data]
}
