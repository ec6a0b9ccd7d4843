import type { Step } from '@portal/kernel'

/** The steps of a change, seen from one of them. */
export function changeSteps(current: 'details' | 'review'): { steps: Step[]; current: number } {
  return {
    steps: [{ label: 'Change' }, { label: 'Review' }, { label: 'Receipt' }],
    current: current === 'details' ? 0 : 1,
  }
}
