import type { OrderKindName } from '@portal/kernel/contracts/order-states'
import { autoSwitch } from './auto-switch'
import { changeDividend } from './change-dividend'
import { PlanChangeKind } from '@portal/kernel/contracts/plan-change-terms'
import { planChangeKind } from '../plan-changes/plan-change-kind'
import { lumpsum } from './lumpsum'
import { type AnyKind, asKind } from './kind'
import { planChanges } from './plan-changes'
import { instaRedeem } from './insta-redeem'
import { rebalance } from './rebalance'
import { redeem } from './redeem'
import { solution } from './solution'
import { stp } from './stp'
import { stpInstalment } from './stp-instalment'
import { switching } from './switch'
import { swp } from './swp'
import { swpInstalment } from './swp-instalment'
import { sip } from './sip'
import { sipInstalment } from './sip-instalment'

const changesOfPlans = Object.fromEntries(
  PlanChangeKind.options.map((kind) => [kind, planChangeKind(planChanges[kind])]),
) as Record<PlanChangeKind, AnyKind>

/** Every kind of order that there is. */
export const kinds: Readonly<Record<OrderKindName, AnyKind>> = {
  LUMPSUM: asKind(lumpsum),
  REDEEM: asKind(redeem),
  INSTA_REDEEM: asKind(instaRedeem),
  SWP_INSTALMENT: asKind(swpInstalment),
  SWITCH: asKind(switching),
  CHANGE_DIVIDEND: asKind(changeDividend),
  STP_INSTALMENT: asKind(stpInstalment),
  AUTO_SWITCH: asKind(autoSwitch),
  SOLUTION: asKind(solution),
  REBALANCE: asKind(rebalance),
  SIP: asKind(sip),
  SIP_INSTALMENT: asKind(sipInstalment),
  STP: asKind(stp),
  SWP: asKind(swp),
  ...changesOfPlans,
}

export const kindOf = (name: OrderKindName): AnyKind => kinds[name]
