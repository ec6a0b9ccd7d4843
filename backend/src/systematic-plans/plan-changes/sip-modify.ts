import { SipModifyTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { modifyFault, modifyInWords, modifyRefusal, modifySteps } from './modify'
import type { PlanChange } from './plan-change'

/** New amount, day or end of a SIP that runs. */
export const sipModify: PlanChange<'SIP_MODIFY'> = {
  kind: 'SIP_MODIFY',
  planKind: 'SIP',
  action: 'modify',
  activity: 'SIP_MODIFICATION',
  terms: SipModifyTerms,
  beginsFrom: ['ACTIVE'],
  invests: true,
  refusal: modifyRefusal,
  fault: modifyFault,
  steps: modifySteps,
  inWords: modifyInWords,
}
