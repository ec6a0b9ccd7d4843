import { addMonths, indiaDate } from '@portal/contracts/format'
import { nextBusinessDay, onOrAfter, previousBusinessDay } from '../calendar/business-day'
import { investorByPan } from '../identity/investors'
import type { Job, Platform } from '../platform/module'
import { ordersOf } from '../orders/checkout.repository'
import { placeInstalment } from '../orders/place-orders'
import { moveFor } from './move'
import { PeriodTaken } from './rebalance-words'
import { snapshotOf } from './solution-snapshot'
import {
  changeSolution,
  runningSolutions,
  type SolutionRow,
  solutionsToStart,
  takePeriod,
} from './solution.repository'

/** Begins solutions that have their units, and orders on the eve of its day what brings each back to its shares. */
export async function rebalanceSolutions(platform: Platform, now: Date): Promise<void> {
  const { db, log } = platform
  const today = indiaDate(now)
  for (const solution of await solutionsToStart(db)) await start(platform, solution, today)
  for (const solution of await runningSolutions(db)) {
    try {
      await rebalance(platform, solution, today)
    } catch (error) {
      // The others are not to wait for this one; it is tried again with the next scheduled run.
      log.error({ err: error, solutionId: solution.id }, 'the solution could not be rebalanced')
    }
  }
}

const isOver = (state: string): boolean => state === 'expired' || state === 'refunded'

/** A solution of which one part never came is none. */
async function start({ db }: Platform, solution: SolutionRow, today: string): Promise<void> {
  const parts = (await ordersOf(db, solution.checkoutId)).filter(({ kind }) => kind === 'SOLUTION')
  if (parts.some(({ state }) => isOver(state))) {
    if (parts.every(({ state }) => isOver(state) || state === 'allotted'))
      await changeSolution(db, solution.id, { stoppedOn: today })
    return
  }
  const days = parts.map(({ allottedAt }) => allottedAt && indiaDate(allottedAt))
  const [first] = parts
  if (!first?.folioNo || days.some((day) => day === null)) return
  const startedOn = days.map(String).sort().at(-1) ?? today
  const nextOn = addMonths(startedOn, solution.everyMonths)
  await changeSolution(db, solution.id, { startedOn, nextOn, folioNo: first.folioNo })
}

async function rebalance(platform: Platform, solution: SolutionRow, today: string): Promise<void> {
  const { db } = platform
  const { id, nextOn, folioNo, startedOn, everyMonths, equityPercent, investorPan: pan } = solution
  if (!nextOn || !folioNo || !startedOn) return
  const planned = onOrAfter(nextOn)
  if (today < previousBusinessDay(planned)) return
  const { equity, debt } = await snapshotOf(db, solution, today)
  const period = { from: nextOn, to: periodAfter(startedOn, nextOn, everyMonths) }
  const move = moveFor(equity.value, debt.value, equityPercent)
  if (!move) {
    await takePeriod(db, id, period)
    return
  }
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error(`Nobody is known as the investor of solution ${id}`)
  const [from, into] = move.from === 'equity' ? [equity, debt] : [debt, equity]
  const terms = {
    kind: 'REBALANCE',
    schemePlanCode: from.plan.code,
    toSchemePlanCode: into.plan.code,
    folioNo,
    amount: move.amount,
    planId: id,
    // Nobody is told of it on the day itself.
    dueOn: today < planned ? planned : nextBusinessDay(today),
    period,
  } as const
  try {
    await placeInstalment(platform, { id: investor.id, pan }, terms)
  } catch (error) {
    // Another process took the period, or the investor stopped the solution.
    if (!(error instanceof PeriodTaken)) throw error
  }
}

/** Counted from the start, so that the 31st stays the end of the month. */
function periodAfter(startedOn: string, nextOn: string, everyMonths: number): string {
  let count = 1
  while (addMonths(startedOn, count * everyMonths) <= nextOn) count++
  return addMonths(startedOn, count * everyMonths)
}

/** In the morning, so that the investor has the day before to cancel it. */
export const rebalanceSolutionsJob: Job = {
  name: 'rebalance solutions',
  at: '07:00',
  run: rebalanceSolutions,
}
