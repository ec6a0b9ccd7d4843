import {
  type Breaker,
  closedBreaker,
  letsThrough,
  whenRequested,
  whenFailed,
  whenTried,
} from './circuit-breaker'
import type { RemoteFailure } from './remote-failure'

/** One circuit breaker a remote, and the failure that opened it. */
export function watchFailures() {
  const breakers = new Map<string, Breaker>()
  const last = new Map<string, RemoteFailure>()
  const breakerOf = (name: string) => breakers.get(name) ?? closedBreaker
  return {
    /** Why the remote is not tried now; undefined when it is. */
    refusal(name: string): RemoteFailure | undefined {
      const now = Date.now()
      if (!letsThrough(breakerOf(name), now)) return last.get(name)
      breakers.set(name, whenTried(breakerOf(name), now))
      return undefined
    },
    failed(name: string, failure: RemoteFailure) {
      last.set(name, failure)
      breakers.set(name, whenFailed(breakerOf(name), Date.now()))
    },
    succeeded: (name: string) => void breakers.delete(name),
    allow: (name: string) => void breakers.set(name, whenRequested(breakerOf(name))),
  }
}
