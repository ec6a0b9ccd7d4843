import { SipCancelTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { cancelInWords, cancelRefusal, cancelSteps } from './cancel'
import type { PlanChange } from './plan-change'

/** Ends a SIP. */
export const sipCancel: PlanChange<'SIP_CANCEL'> = {
  kind: 'SIP_CANCEL',
  planKind: 'SIP',
  action: 'cancel',
  activity: 'SIP_CANCEL',
  terms: SipCancelTerms,
  beginsFrom: ['ACTIVE', 'PAUSED'],
  invests: false,
  refusal: cancelRefusal,
  fault: () => undefined,
  steps: cancelSteps,
  inWords: cancelInWords,
}
