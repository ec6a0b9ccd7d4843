import { useSyncExternalStore } from 'react'
import type * as Kernel from '@portal/kernel'

interface Entry {
  pathname: string
  search: string
  state: unknown
}

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

let entries: Entry[] = []
let at = 0
let leaving = false
let listeners: (() => void)[] = []

const current = (): Entry => entries[at] ?? { pathname: '/', search: '', state: null }

function entryOf(address: string, state: unknown = null): Entry {
  const { pathname, search } = new URL(address, 'http://portal.test')
  return { pathname, search, state }
}

function change(next: Entry[], position: number): void {
  entries = next
  at = position
  for (const listener of listeners) listener()
}

function goTo(address: string, { replace = false, state }: NavigateOptions = {}): void {
  const position = replace ? at : at + 1
  change([...entries.slice(0, position), entryOf(address, state)], position)
}

/** Where pages asked to go, in order; they did go there. */
export const navigate = jest.fn(goTo)

/** The history of one window, in place of a router. */
export const routing = {
  start: (address: string, state?: unknown) => {
    navigate.mockReset().mockImplementation(goTo)
    leaving = false
    change([entryOf(address, state)], 0)
  },
  back: () => change(entries, Math.max(0, at - 1)),
  /** The way to another page that is still on its way. */
  leave: () => {
    leaving = true
    change(entries, at)
  },
  address: () => current().pathname + current().search,
  state: () => current().state,
}

function listen(listener: () => void) {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((each) => each !== listener)
  }
}

const useLocation = (): Entry => useSyncExternalStore(listen, current)
const useNavigation = () => ({ state: useSyncExternalStore(listen, () => leaving) ? 'loading' : 'idle' })

function useSearchParams() {
  const { pathname, search } = useLocation()
  const set = (next: URLSearchParams, options?: NavigateOptions) => goTo(`${pathname}?${next}`, options)
  return [new URLSearchParams(search), set] as const
}

/** What a router gives to pages, out of this history. */
export const routedHooks = { useLocation, useNavigation, useSearchParams, useNavigate: () => navigate }

/**
 * The kernel with this history:
 * `jest.mock('@portal/kernel', () => jest.requireActual<typeof Kit>('@portal/testing').routedKernel())`.
 */
export function routedKernel(): object {
  const kernel = jest.requireActual<typeof Kernel>('@portal/kernel')
  return { ...kernel, ...routedHooks }
}
