import type { LoadFailureCode } from './remote-failure'

/** How long to wait before the same release is asked for again, by how often it was. */
const backOffMs = [250, 750]

/** What a second try of the very same files may cure: a network that stumbled. */
const transient: ReadonlySet<LoadFailureCode> = new Set(['LOAD-001', 'LOAD-003', 'LOAD-005'])

export interface FailedAttempt {
  code: LoadFailureCode
  /** How often this release was tried. */
  tries: number
  /** What is left of the time that an investor is kept waiting, in milliseconds. */
  leftMs: number
  /** The manifest was read since the first attempt. */
  isManifestFresh: boolean
  /** There is a previous good version that was not tried. */
  hasPrevious: boolean
}

export type NextAttempt =
  { kind: 'again'; delayMs: number } | { kind: 'fresh manifest' } | { kind: 'previous' } | { kind: 'stop' }

/**
 * What to do after a failed attempt: the same files after a pause, then what the manifest says now, then the previous
 * good version; nothing more when the time is up.
 */
export function nextAttempt(failed: FailedAttempt): NextAttempt {
  const { code, tries, leftMs, isManifestFresh, hasPrevious } = failed
  if (leftMs <= 0) return { kind: 'stop' }
  const delayMs = transient.has(code) ? backOffMs[tries - 1] : undefined
  if (delayMs !== undefined && delayMs < leftMs) return { kind: 'again', delayMs }
  if (!isManifestFresh) return { kind: 'fresh manifest' }
  return hasPrevious ? { kind: 'previous' } : { kind: 'stop' }
}
