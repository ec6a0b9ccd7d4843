import { href, routes, type Step } from '@portal/kernel'
import type { ExitPlan } from './exit-draft'

/** The steps of units that leave a holding, seen from one of them. */
export function exitSteps(plan: ExitPlan, current: 'amount' | 'review'): { steps: Step[]; current: number } {
  const back = current === 'review' && { to: href(routes.redemptionDetail, { plan }) }
  return {
    steps: [{ label: 'Amount', ...back }, { label: 'Review' }, { label: 'Receipt' }],
    current: current === 'amount' ? 0 : 1,
  }
}
