import { StpCancelTerms } from '@portal/contracts/systematic-plans/plan-change-terms'
import { cancelInWords, cancelRefusal, cancelSteps } from './cancel'
import type { PlanChange } from './plan-change'

/** Ends a STP. */
export const stpCancel: PlanChange<'STP_CANCEL'> = {
  kind: 'STP_CANCEL',
  planKind: 'STP',
  action: 'cancel',
  activity: 'STP_CANCEL',
  terms: StpCancelTerms,
  beginsFrom: ['ACTIVE', 'PAUSED'],
  invests: false,
  refusal: cancelRefusal,
  fault: () => undefined,
  steps: cancelSteps,
  inWords: cancelInWords,
}
