import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { courseDues } from '../../plan-register/plan-course'
import { chainOf } from './chain'
import { newestVersion, type PlanFile } from '../plan-file/plan-file'

/**
 * How far a plan is, counted in one way for every kind: all due dates that were dealt with, also those that failed, of
 * how many, and the money of those that went well.
 */
export function progressOf(file: PlanFile): Pick<SystematicPlan, 'dealt' | 'failed' | 'total' | 'moved'> {
  const chain = chainOf(file).filter(({ state }) => state !== 'coming' && state !== 'leftOut')
  const done = chain.filter(({ state }) => state === 'done')
  const dealt = chain.length
  return {
    dealt,
    failed: chain.filter(({ state }) => state === 'failed').length,
    total: totalOf(file, dealt),
    moved: done.reduce((sum, { amount }) => sum + amount, 0),
  }
}

function totalOf(file: PlanFile, dealt: number): number | null {
  const { lastDue, state } = newestVersion(file)
  if (state === 'COMPLETED') return dealt
  return state === 'ACTIVE' && lastDue !== null ? dealt + left(file, lastDue) : null
}

function left({ stretches, today, orders, unordered }: PlanFile, lastDue: string): number {
  const dealt = new Set([...orders, ...unordered].map(({ dueOn }) => dueOn))
  const dues = courseDues(stretches, today, lastDue)
  return dues.filter(({ dueOn }) => !dealt.has(dueOn)).length
}
