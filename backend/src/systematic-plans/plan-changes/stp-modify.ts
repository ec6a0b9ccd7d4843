import { StpModifyTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { modifyFault, modifyInWords, modifyRefusal, modifySteps } from './modify'
import type { PlanChange } from './plan-change'

/** New amount, day or end of a STP that runs. */
export const stpModify: PlanChange<'STP_MODIFY'> = {
  kind: 'STP_MODIFY',
  planKind: 'STP',
  action: 'modify',
  activity: 'STP_MODIFICATION',
  terms: StpModifyTerms,
  beginsFrom: ['ACTIVE'],
  invests: false,
  refusal: modifyRefusal,
  fault: modifyFault,
  steps: modifySteps,
  inWords: modifyInWords,
}
