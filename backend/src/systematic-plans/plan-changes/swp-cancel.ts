import { SwpCancelTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { cancelInWords, cancelRefusal, cancelSteps } from './cancel'
import type { PlanChange } from './plan-change'

/** Ends a SWP. */
export const swpCancel: PlanChange<'SWP_CANCEL'> = {
  kind: 'SWP_CANCEL',
  planKind: 'SWP',
  action: 'cancel',
  activity: 'SWP_CANCEL',
  terms: SwpCancelTerms,
  beginsFrom: ['ACTIVE', 'PAUSED'],
  invests: false,
  refusal: cancelRefusal,
  fault: () => undefined,
  steps: cancelSteps,
  inWords: cancelInWords,
}
