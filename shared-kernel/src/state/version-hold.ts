import { useEffect } from 'react'

const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * While held, no remote is exchanged for another version: something is under way that an investor would lose, as
 * a one-time code, a payment, or fields that were filled. Returns what ends the hold; calling that twice does no
 * harm (DECISIONS: exchange of a remote’s version).
 */
export function holdVersion(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  return () => {
    if (holds.delete(hold) && holds.size === 0) listeners.forEach((listener) => listener())
  }
}

/** Whether anything on the page holds the version (DECISIONS: exchange of a remote’s version). */
export function isVersionHeld(): boolean {
  return holds.size > 0
}

/**
 * Calls the listener when the last hold has ended. Returns what stops that (DECISIONS: exchange of a remote’s
 * version).
 */
export function onVersionFree(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Holds the version for as long as the component is on the page and `held` is true (DECISIONS: exchange of a
 * remote’s version).
 */
export function useVersionHold(held: boolean): void {
  useEffect(() => (held ? holdVersion() : undefined), [held])
}
