import { useEffect, useRef } from 'react'

/** Keeps what an investor has typed, so that the same page in another version can go on with it. */
type SaveDraft = () => void

const holds = new Map<symbol, SaveDraft | undefined>()
const listeners = new Set<() => void>()

/**
 * While held, no remote is exchanged for another version: something is under way that an investor would lose, as a
 * one-time code, a payment, or fields that were filled. With `saveDraft`, an urgent exchange may happen after that.
 * Returns what ends the hold; calling that twice does no harm (docs/decisions/federation.md: exchange of a remote’s
 * version).
 */
export function holdVersion(saveDraft?: SaveDraft): () => void {
  const hold = Symbol('hold')
  holds.set(hold, saveDraft)
  return () => {
    if (holds.delete(hold) && holds.size === 0) listeners.forEach((listener) => listener())
  }
}

/** Whether anything on the page holds the version (docs/decisions/federation.md: exchange of a remote’s version). */
export function isVersionHeld(): boolean {
  return holds.size > 0
}

/**
 * Whether something holds the version that no draft could keep (docs/decisions/federation.md: exchange of a remote’s
 * version).
 */
export function isVersionHeldFirmly(): boolean {
  return [...holds.values()].includes(undefined)
}

/**
 * Saves the draft of everything that holds the version (docs/decisions/federation.md: exchange of a remote’s version).
 */
export function saveHeldDrafts(): void {
  for (const saveDraft of holds.values()) saveDraft?.()
}

/**
 * Calls the listener when the last hold has ended. Returns what stops that (docs/decisions/federation.md: exchange of a
 * remote’s version).
 */
export function onVersionFree(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Holds the version for as long as the component is on the page and `held` is true; `saveDraft` as of `holdVersion`
 * (docs/decisions/federation.md: exchange of a remote’s version).
 */
export function useVersionHold(held: boolean, saveDraft?: SaveDraft): void {
  const save = useRef(saveDraft)
  useEffect(() => {
    save.current = saveDraft
  })
  const isFirm = saveDraft === undefined
  useEffect(
    () => (held ? holdVersion(isFirm ? undefined : () => save.current?.()) : undefined),
    [held, isFirm],
  )
}
