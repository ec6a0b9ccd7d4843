/** Page loads that ran a version, and those of them in which something failed. */
export interface ToldVisits {
  visits: number
  failing: number
}

export type CanaryVerdict = 'too few visits' | 'no worse' | 'worse'

/** Fewer failing visits than this are an accident, whatever the control says. */
const leastFailing = 5
/** How many standard errors apart the shares must lie: chance alone does it once in some 700 looks. */
const errorsApart = 3

/**
 * Whether a canary fails in a larger share of its visits than its control does: two proportions, pooled. Visits are
 * counted and not failures, since one page in a loop tells of a thousand.
 */
export function canaryVerdict(canary: ToldVisits, control: ToldVisits, leastVisits: number): CanaryVerdict {
  if (canary.visits < leastVisits || control.visits < leastVisits) return 'too few visits'
  if (canary.failing < leastFailing) return 'no worse'
  const share = (canary.failing + control.failing) / (canary.visits + control.visits)
  const error = Math.sqrt(share * (1 - share) * (1 / canary.visits + 1 / control.visits))
  const apart = canary.failing / canary.visits - control.failing / control.visits
  return apart > errorsApart * error ? 'worse' : 'no worse'
}

/** The figures of one version, out of what `/metrics` answers. */
export function toldVisits(metrics: string, remote: string, version: string): ToldVisits {
  const figure = (what: string) => {
    const line = `portal_release_recent{remote="${remote}",version="${version}",what="${what}"} `
    const found = metrics.split('\n').find((each) => each.startsWith(line))
    return found ? Number(found.slice(line.length)) : 0
  }
  return { visits: figure('visits'), failing: figure('failing visits') }
}
