import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { solutions } from './schema'

export type SolutionRow = typeof solutions.$inferSelect

export async function insertSolution(tx: Tx, solution: typeof solutions.$inferInsert): Promise<void> {
  await tx.insert(solutions).values(solution)
}

/** Those of an investor, the newest first. */
export function solutionsOf(tx: Tx, pan: string): Promise<SolutionRow[]> {
  return tx.select().from(solutions).where(eq(solutions.investorPan, pan)).orderBy(desc(solutions.id))
}

/** Those whose units were still to come. */
export function solutionsToStart(tx: Tx): Promise<SolutionRow[]> {
  return tx
    .select()
    .from(solutions)
    .where(and(isNull(solutions.startedOn), isNull(solutions.stoppedOn)))
}

/** Those that are rebalanced from time to time. */
export function runningSolutions(tx: Tx): Promise<SolutionRow[]> {
  return tx
    .select()
    .from(solutions)
    .where(and(isNotNull(solutions.startedOn), isNull(solutions.stoppedOn)))
    .orderBy(asc(solutions.nextOn), asc(solutions.id))
}

export async function changeSolution(
  tx: Tx,
  id: string,
  change: Partial<Pick<SolutionRow, 'folioNo' | 'startedOn' | 'nextOn' | 'stoppedOn'>>,
): Promise<void> {
  await tx.update(solutions).set(change).where(eq(solutions.id, id))
}

/** Takes a period of a solution, for its one order; false where it is taken, or the solution was stopped. */
export async function takePeriod(
  tx: Tx,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const taken = await tx
    .update(solutions)
    .set({ nextOn: to })
    .where(and(eq(solutions.id, id), eq(solutions.nextOn, from), isNull(solutions.stoppedOn)))
    .returning({ id: solutions.id })
  return taken.length > 0
}

/** Stops one of an investor; false where there is none such that runs. */
export async function stopSolution(tx: Tx, pan: string, id: string, today: string): Promise<boolean> {
  const stopped = await tx
    .update(solutions)
    .set({ stoppedOn: today })
    .where(and(eq(solutions.id, id), eq(solutions.investorPan, pan), isNull(solutions.stoppedOn)))
    .returning({ id: solutions.id })
  return stopped.length > 0
}

/** Solutions go on in another folio. */
export async function moveSolutions(tx: Tx, from: string, into: string): Promise<void> {
  await tx.update(solutions).set({ folioNo: into }).where(eq(solutions.folioNo, from))
}
