import { SwpModifyTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { modifyFault, modifyInWords, modifyRefusal, modifySteps } from './modify'
import type { PlanChange } from './plan-change'

/** New amount, day or end of a SWP that runs. */
export const swpModify: PlanChange<'SWP_MODIFY'> = {
  kind: 'SWP_MODIFY',
  planKind: 'SWP',
  action: 'modify',
  activity: 'SWP_MODIFICATION',
  terms: SwpModifyTerms,
  beginsFrom: ['ACTIVE'],
  invests: false,
  refusal: modifyRefusal,
  fault: modifyFault,
  steps: modifySteps,
  inWords: modifyInWords,
}
