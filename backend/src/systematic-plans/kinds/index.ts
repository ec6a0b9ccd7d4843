import { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import { planChangeKind } from '../plan-changes/plan-change-kind'
import { type AnyConfirmedKind, asConfirmed, asKind } from '../../orders/kind'
import { planChanges } from '../plan-changes/plan-changes'
import { sip } from './sip'
import { sipInstalment } from './sip-instalment'
import { sipTopUpOnce } from './sip-top-up-once'
import { stp } from './stp'
import { stpInstalment } from './stp-instalment'
import { swp } from './swp'
import { swpInstalment } from './swp-instalment'

const changesOfPlans = Object.fromEntries(
  PlanChangeKind.options.map((kind) => [kind, planChangeKind(planChanges[kind])]),
) as Record<PlanChangeKind, AnyConfirmedKind>

/** Orders that begin or change a systematic plan, or are made beside it; each confirmed by a one-time code. */
export const confirmedPlanKinds = {
  SIP: asConfirmed(sip),
  SIP_TOP_UP_ONCE: asConfirmed(sipTopUpOnce),
  STP: asConfirmed(stp),
  SWP: asConfirmed(swp),
  ...changesOfPlans,
}

/** With those that a plan places by itself. */
export const planKinds = {
  ...confirmedPlanKinds,
  SIP_INSTALMENT: asKind(sipInstalment),
  STP_INSTALMENT: asKind(stpInstalment),
  SWP_INSTALMENT: asKind(swpInstalment),
}
