import type { Blamed } from './blame'

export interface Vital extends Blamed {
  kind: 'vital'
  name: 'LCP' | 'CLS' | 'INP'
  value: number
}

export interface Vitals {
  /** A larger piece was painted, so many milliseconds after the navigation. */
  painted(milliseconds: number): void
  /** The page moved under the reader, at a moment in milliseconds. */
  shifted(score: number, at: number): void
  /** An event of an interaction was on screen after so many milliseconds. */
  interacted(interaction: number, milliseconds: number): void
  /** Another remote's page is on screen. */
  moveTo(owner: Blamed): void
  /** The page goes out of sight: what was measured so far is told. */
  settle(): void
}

/** A window of shifts ends after a second of rest, and after five in any case. */
const restMs = 1_000
const windowMs = 5_000

function createShifts() {
  let worst = 0
  let current = { score: 0, from: -Infinity, until: -Infinity }
  return {
    add(score: number, at: number) {
      const continues = at - current.until < restMs && at - current.from < windowMs
      current = {
        score: (continues ? current.score : 0) + score,
        from: continues ? current.from : at,
        until: at,
      }
      worst = Math.max(worst, current.score)
    },
    worst: () => worst,
  }
}

/** The slowest interaction, one in fifty not counted. */
function slowest(times: Map<number, number>): number | undefined {
  const sorted = [...times.values()].sort((a, b) => b - a)
  return sorted[Math.floor(sorted.length / 50)]
}

/**
 * Web Vitals by remote: the paint belongs to the remote that the visit began with, shifts and interactions to the one
 * on screen when they happened.
 */
export function createVitals(report: (vital: Vital) => void): Vitals {
  let owner: Blamed | undefined
  let paint: number | undefined
  let paintIsTold = false
  let shifts = createShifts()
  let interactions = new Map<number, number>()

  function settle(): void {
    if (!owner) return
    const notify = (name: Vital['name'], value: number | undefined) => {
      if (owner && value !== undefined) report({ kind: 'vital', ...owner, name, value })
    }
    if (!paintIsTold && paint !== undefined) {
      paintIsTold = true
      notify('LCP', paint)
    }
    notify('CLS', shifts.worst())
    notify('INP', slowest(interactions))
    shifts = createShifts()
    interactions = new Map()
  }

  return {
    painted: (milliseconds) => void (paint = milliseconds),
    shifted: (score, at) => shifts.add(score, at),
    interacted: (interaction, milliseconds) =>
      void interactions.set(interaction, Math.max(interactions.get(interaction) ?? 0, milliseconds)),
    moveTo(next) {
      if (owner?.remote === next.remote && owner.version === next.version) return
      settle()
      owner = next
    },
    settle,
  }
}
