import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import { courseDues } from '../../systematic-plans/plan-course'
import { chainOf } from './chain'
import { newestVersion, type PlanFile } from './plan-file'

/** How far a plan is: due dates that became something, of how many, and the money of those that went well. */
export function progressOf(file: PlanFile): Pick<SystematicPlan, 'dealt' | 'total' | 'moved'> {
  const chain = chainOf(file).filter(({ state }) => state !== 'coming' && state !== 'leftOut')
  const done = chain.filter(({ state }) => state === 'done')
  const dealt = chain.length
  const { lastDue, state } = newestVersion(file)
  const runs = state === 'ACTIVE' && lastDue !== null
  return {
    dealt,
    total: runs ? dealt + left(file, lastDue) : null,
    moved: done.reduce((sum, { amount }) => sum + amount, 0),
  }
}

function left({ stretches, today, orders, unordered }: PlanFile, lastDue: string): number {
  const dealt = new Set([...orders, ...unordered].map(({ dueOn }) => dueOn))
  const dues = courseDues(stretches, today, lastDue)
  return dues.filter(({ dueOn }) => !dealt.has(dueOn)).length
}
