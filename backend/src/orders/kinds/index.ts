import type { OrderKindName } from '@portal/kernel/contracts/order'
import { changeDividend } from './change-dividend'
import { PlanChangeKind } from '@portal/kernel/contracts/plan-change-terms'
import { planChangeKind } from '../plan-changes/plan-change-kind'
import { lumpsum } from './lumpsum'
import { type AnyKind, asKind } from './kind'
import { planChanges } from './plan-changes'
import { instaRedeem } from './insta-redeem'
import { redeem } from './redeem'
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
  SIP: asKind(sip),
  SIP_INSTALMENT: asKind(sipInstalment),
  STP: asKind(stp),
  SWP: asKind(swp),
  ...changesOfPlans,
}

export const kindOf = (name: OrderKindName): AnyKind => kinds[name]
