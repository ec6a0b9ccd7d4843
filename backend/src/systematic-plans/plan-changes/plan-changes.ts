import type { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import { type AnyPlanChange, asChange } from './plan-change'
import { sipCancel } from './sip-cancel'
import { sipModify } from './sip-modify'
import { sipPause } from './sip-pause'
import { sipRenew } from './sip-renew'
import { sipRestart } from './sip-restart'
import { stpCancel } from './stp-cancel'
import { stpModify } from './stp-modify'
import { swpCancel } from './swp-cancel'
import { swpModify } from './swp-modify'

/** Every change of a systematic plan that there is. */
export const planChanges: Readonly<Record<PlanChangeKind, AnyPlanChange>> = {
  SIP_PAUSE: asChange(sipPause),
  SIP_MODIFY: asChange(sipModify),
  SIP_RENEW: asChange(sipRenew),
  SIP_RESTART: asChange(sipRestart),
  SIP_CANCEL: asChange(sipCancel),
  STP_MODIFY: asChange(stpModify),
  STP_CANCEL: asChange(stpCancel),
  SWP_MODIFY: asChange(swpModify),
  SWP_CANCEL: asChange(swpCancel),
}
