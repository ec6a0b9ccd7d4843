import { href, routes, type Step } from '@portal/kernel'
import type { HeldKind } from '../kinds/exit-kind'

/** The steps of units that leave a holding, seen from one of them. */
export function exitSteps(
  { plan, words }: HeldKind,
  current: 'amount' | 'review',
): { steps: Step[]; current: number } {
  const back = current === 'review' && { to: href(routes.redemptionDetail, { plan }) }
  return {
    steps: [{ label: words.step, ...back }, { label: 'Review' }, { label: 'Receipt' }],
    current: current === 'amount' ? 0 : 1,
  }
}
