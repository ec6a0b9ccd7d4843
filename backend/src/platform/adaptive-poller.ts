const awakeMs = 10_000
const seldomMs = 5_000

/** When to look for work that mostly is not there. */
export interface AdaptivePoller {
  /** Some was written here. It shows when its transaction commits, so the next looks must be close together. */
  wake(afterMs?: number): void
  /** Whether to leave out a look. What other processes left behind is found by the seldom ones. */
  isIdle(): boolean
}

/** Often for ten seconds after work was written in this process, else every five. Real time. */
export function adaptivePoller(now: () => number = () => performance.now()): AdaptivePoller {
  let awakeUntil = now() + awakeMs
  let lastLook = now()
  return {
    wake(afterMs = 0) {
      awakeUntil = Math.max(awakeUntil, now() + afterMs + awakeMs)
    },
    isIdle() {
      const moment = now()
      if (moment > awakeUntil && moment - lastLook < seldomMs) return true
      lastLook = moment
      return false
    },
  }
}
