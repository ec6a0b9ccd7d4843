import { message } from '@portal/contracts/catalogue'
import { Refusal } from '../../platform/refusal'
import { newestVersion, type PlanFile } from '../plan-file/plan-file'
import { endedRefusal, waitingRefusal } from './change-refusals'
import { termsOf } from './placed-change'
import type { Step } from './plan-change'

/** Why a plan cannot be cancelled: it has ended, or would before a cancellation takes effect (S8.053). */
export function cancelRefusal(file: PlanFile): Refusal | undefined {
  const ended = endedRefusal(file)
  if (!ended) return waitingRefusal(file)
  return file.plan.kind === 'SIP' ? new Refusal('-403', message('sipCannotCancel')) : ended
}

/** For the message with the one-time code. */
export const cancelInWords = (_terms: unknown, plan: string): string => `cancel ${plan}`

export const cancelSteps = (file: PlanFile): Step[] => [
  { holdsFrom: file.changeFrom, terms: { ...termsOf(newestVersion(file)), state: 'CANCELLED' } },
]
