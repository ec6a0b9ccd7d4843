import type { HeldSolution } from '@portal/contracts/schemes/investment-solution'
import { onOrAfter } from '../calendar/business-day'
import type { Platform } from '../platform/module'
import { schemeRef } from '../orders/scheme-plan'
import { mixOf } from './solution-mix'
import { type SolutionPart, snapshotOf } from './solution-snapshot'
import { type SolutionRow, solutionsOf } from './solution.repository'

const places = { running: 0, starting: 1, stopped: 2 } as const

/** The solutions of an investor that were paid, those that run first. */
export async function heldSolutions(platform: Platform, pan: string): Promise<HeldSolution[]> {
  const held: HeldSolution[] = []
  for (const solution of await solutionsOf(platform.db, pan)) {
    const view = await solutionView(platform, solution)
    if (view) held.push(view)
  }
  return held.sort((one, other) => places[one.state] - places[other.state])
}

const partView = ({ plan, units, value }: SolutionPart) => ({ scheme: schemeRef(plan), units, value })

/** Undefined for one that was never paid. */
async function solutionView(
  { db, clock }: Platform,
  solution: SolutionRow,
): Promise<HeldSolution | undefined> {
  const { id: solutionId, type, folioNo, equityPercent, startedOn, stoppedOn, nextOn } = solution
  const { purchases, rebalancings, equity, debt } = await snapshotOf(db, solution, clock.today())
  if (!purchases.some(({ state }) => state === 'paid' || state === 'allotted')) return undefined
  const total = equity.value + debt.value
  const waiting = rebalancings.find(({ state }) => state === 'accepted')
  const { name, rebalancingFrequency } = mixOf(type)
  return {
    solutionId,
    type,
    name,
    state: stoppedOn ? 'stopped' : startedOn ? 'running' : 'starting',
    folioNo,
    equity: partView(equity),
    debt: partView(debt),
    equityPercent,
    equityPercentNow: total ? Math.round((equity.value * 100) / total) : null,
    rebalancingFrequency,
    nextRebalanceOn: stoppedOn ? null : nextOn && onOrAfter(nextOn),
    waiting: waiting
      ? { transactionId: waiting.id, cancelUntil: waiting.cancelUntil?.toISOString() ?? null }
      : null,
  }
}
