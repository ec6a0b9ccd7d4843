import type { Platform } from '../platform/module'
import { type Budget, giveBack, take } from './hourly-budget'

/**
 * Counts a guess before it is known whether it is right, so that guesses at the same time do not slip past the limit, and
 * gives it back where it was, or where there is no answer. Throws what `refuse` makes of the seconds to wait after too many.
 */
export async function countGuess(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  budgets: readonly Budget[],
  refuse: (seconds: number) => Error,
  guess: () => Promise<boolean>,
): Promise<boolean> {
  const wait = await db.transaction((tx) => take(tx, clock.now(), budgets))
  if (wait !== undefined) throw refuse(wait)
  let isWrong = false
  try {
    isWrong = !(await guess())
    return !isWrong
  } finally {
    if (!isWrong) await db.transaction((tx) => giveBack(tx, budgets))
  }
}
