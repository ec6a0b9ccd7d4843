import type { Tx } from '../platform/database'
import type { totalsOf } from './compare-money'
import type { Comparison } from './difference'

/** How far back our own movements are looked at in each run; older ones where a file or a task names them. */
export const daysBack = 45

/** What came of a comparison. */
export interface Result {
  comparison: Comparison
  /** How much is in transit, of which the comparison lists the first. */
  waiting: number
  /** Of confirmations: how many units more they hold by them, by holding. */
  unitsApart?: Record<string, string>
  keep(): Promise<void>
}

/** What the other side says, ready to be compared. */
export interface Told {
  lines: number
  totals: ReturnType<typeof totalsOf> | null
  /** The day that the file names. */
  day?: string
  /** Compares it until more differs than `most`. */
  run(tx: Tx, day: string, most: number): Promise<Result>
}

const listed = 1000

/** The comparisons of parts as one, of which no more is kept in mind than a person reads. */
export function comparisonOfParts() {
  const comparison: Comparison = { agreed: 0, inTransit: [], differences: [] }
  let waiting = 0
  return {
    comparison,
    waiting: () => waiting,
    add(part: Comparison): void {
      comparison.agreed += part.agreed
      waiting += part.inTransit.length
      comparison.inTransit.push(...part.inTransit.slice(0, listed - comparison.inTransit.length))
      for (const difference of part.differences) comparison.differences.push(difference)
    },
  }
}
