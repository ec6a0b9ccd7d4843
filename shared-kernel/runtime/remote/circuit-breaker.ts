/** After so many failures in the window a remote is left alone for the cool-down. */
export const breakerLimits = { failures: 3, windowMs: 60_000, coolDownMs: 30_000 } as const

export type Breaker =
  | { state: 'closed'; failedAt: readonly number[] }
  | { state: 'open'; until: number }
  /** One attempt is let through; how it ends decides. */
  | { state: 'half-open' }

export const closedBreaker: Breaker = { state: 'closed', failedAt: [] }

/** Whether an attempt may be made; after the cool-down one may. */
export function letsThrough(breaker: Breaker, now: number): boolean {
  return breaker.state !== 'open' || now >= breaker.until
}

/** The breaker once an attempt begins. */
export function whenTried(breaker: Breaker, now: number): Breaker {
  return breaker.state === 'open' && now >= breaker.until ? { state: 'half-open' } : breaker
}

/** The breaker after a failed attempt. */
export function whenFailed(breaker: Breaker, now: number): Breaker {
  const open: Breaker = { state: 'open', until: now + breakerLimits.coolDownMs }
  if (breaker.state !== 'closed') return open
  const failedAt = [...breaker.failedAt.filter((at) => now - at < breakerLimits.windowMs), now]
  return failedAt.length >= breakerLimits.failures ? open : { state: 'closed', failedAt }
}

/** The breaker when an investor asks for another try: at once, but only one. */
export function whenRequested(breaker: Breaker): Breaker {
  return breaker.state === 'open' ? { state: 'half-open' } : breaker
}
