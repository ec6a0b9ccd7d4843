import * as z from 'zod/mini'

/** Kept for this tab alone while the inspector is open in it; gone with either. */
const key = 'portal-inspector'
/** In an address: opens the inspector. */
const parameter = 'inspect'

const TabState = z.object({
  dock: z.enum(['bottom', 'side']),
  /** Of the panel, in percent of the window. */
  size: z.number().check(z.minimum(20), z.maximum(90)),
  /** When a draft was seen to change last, by its key, in milliseconds since 1970. */
  drafts: z.record(z.string(), z.number()),
})
export type TabState = z.infer<typeof TabState>

const fresh: TabState = { dock: 'bottom', size: 45, drafts: {} }

/** How the inspector stands in this tab; undefined where it is not open. What another hand stored counts as a fresh one. */
export function readTabState(storage: Storage = sessionStorage): TabState | undefined {
  try {
    const stored = storage.getItem(key)
    return stored === null ? undefined : TabState.parse(JSON.parse(stored))
  } catch {
    return fresh
  }
}

/** Remembers a change; a tab in which the inspector was not open has it open from then on. */
export function keepTabState(change: Partial<TabState>, storage: Storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify({ ...(readTabState(storage) ?? fresh), ...change }))
}

export function forgetTabState(storage: Storage = sessionStorage): void {
  storage.removeItem(key)
}

/** Whether the address asked for the inspector. The page goes on without the word, so that a reload does not ask again. */
export function takeFromAddress(): boolean {
  const address = new URL(location.href)
  if (!address.searchParams.has(parameter)) return false
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  return true
}
