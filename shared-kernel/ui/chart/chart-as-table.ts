import { useSyncExternalStore } from 'react'

const key = 'chartsAsTable'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** A browser that keeps nothing (private mode, blocked storage) shows charts. */
function read(): boolean {
  try {
    return localStorage.getItem(key) === 'Y'
  } catch {
    return false
  }
}

function write(asTable: boolean): void {
  chosen = asTable
  try {
    localStorage.setItem(key, asTable ? 'Y' : 'N')
  } catch {
    // The choice then lasts as long as the page.
  }
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether charts are shown as tables: one choice for all of them, remembered on this device (visual design:
 * charts).
 */
export function useChartAsTable(): [asTable: boolean, choose: (asTable: boolean) => void] {
  const asTable = useSyncExternalStore(
    subscribe,
    () => (chosen ??= read()),
    () => false,
  )
  return [asTable, write]
}
