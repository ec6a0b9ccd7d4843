import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { autoSwitch } from './auto-switch'
import { changeDividend } from './change-dividend'
import { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import { planChangeKind } from '../plan-changes/plan-change-kind'
import { lumpsum } from './lumpsum'
import { type AnyConfirmedKind, type AnyKind, asConfirmed, asKind } from './kind'
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
import { sipTopUpOnce } from './sip-top-up-once'

const changesOfPlans = Object.fromEntries(
  PlanChangeKind.options.map((kind) => [kind, planChangeKind(planChanges[kind])]),
) as Record<PlanChangeKind, AnyConfirmedKind>

/** Every kind of order that an investor asks for, and confirms by a one-time code. */
export const confirmedKinds: Readonly<Record<OrderTerms['kind'], AnyConfirmedKind>> = {
  LUMPSUM: asConfirmed(lumpsum),
  REDEEM: asConfirmed(redeem),
  INSTA_REDEEM: asConfirmed(instaRedeem),
  SWITCH: asConfirmed(switching),
  CHANGE_DIVIDEND: asConfirmed(changeDividend),
  SOLUTION: asConfirmed(solution),
  SIP: asConfirmed(sip),
  SIP_TOP_UP_ONCE: asConfirmed(sipTopUpOnce),
  STP: asConfirmed(stp),
  SWP: asConfirmed(swp),
  ...changesOfPlans,
}

/** Every kind of order that there is, with those that are placed by themselves. */
export const kinds: Readonly<Record<OrderKindName, AnyKind>> = {
  ...confirmedKinds,
  SIP_INSTALMENT: asKind(sipInstalment),
  STP_INSTALMENT: asKind(stpInstalment),
  SWP_INSTALMENT: asKind(swpInstalment),
  AUTO_SWITCH: asKind(autoSwitch),
  REBALANCE: asKind(rebalance),
}

export const kindOf = (name: OrderKindName): AnyKind => kinds[name]
