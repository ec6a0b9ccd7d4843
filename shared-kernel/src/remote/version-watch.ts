import type { createBrowserRouter } from 'react-router'
import { queryClient } from '../api/public'
import { isVersionHeld, onVersionFree } from '../state/public'
import type { LoadedRemote } from './load-release'
import { maySwap } from './may-swap'
import type { RemoteLoader } from './remote-loader'
import type { RemotePages } from './remote-pages'
import { showAnew } from './show-anew'
import type { MatchedHandle } from './to-routes'

type Router = ReturnType<typeof createBrowserRouter>

/** How old the manifest may be when another page opens. */
export const manifestAgeMs = 30_000

/**
 * Keeps an open tab off versions that were revoked: the manifest is read anew as pages open and when the tab comes back
 * to the foreground, and a revoked version is exchanged as soon as `maySwap` allows. Returns what ends the watch.
 */
export function watchVersions(router: Router, remotes: RemoteLoader, pages: RemotePages): () => void {
  let lastPage = router.state.location.key
  let working = false
  const waiting = new Map<string, LoadedRemote>()
  const triedAt = new Map<string, number>()

  const isSafe = () =>
    maySwap({
      held: isVersionHeld(),
      inFlow: handlesOf(router).some((handle) => handle.inFlow || handle.completesFlow),
      navigating: router.state.navigation.state !== 'idle' || !router.state.initialized,
      changing: queryClient.isMutating() > 0,
    })

  async function fetchSuccessors(): Promise<void> {
    for (const { release } of remotes.revoked()) {
      const { name, version } = release
      if (!isSafe() || Date.now() - (triedAt.get(name) ?? 0) < manifestAgeMs) continue
      triedAt.set(name, Date.now())
      const loaded = await remotes.replace(name, { version })
      if (loaded) waiting.set(name, loaded)
    }
  }

  // Asked again after the code has arrived: the investor may have begun something meanwhile.
  function exchange(): void {
    for (const [name, loaded] of waiting) {
      if (!isSafe()) return
      waiting.delete(name)
      if (!pages.has(name)) continue
      pages.swap(loaded)
      if (handlesOf(router).some((handle) => handle.remote === name)) showAnew(router)
    }
  }

  async function look(olderThanMs: number): Promise<void> {
    if (working) return
    working = true
    try {
      await remotes.refresh(olderThanMs)
      await fetchSuccessors()
      exchange()
    } finally {
      working = false
    }
  }

  const stopPages = router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === lastPage) return
    lastPage = location.key
    void look(manifestAgeMs)
  })
  const stopHolds = onVersionFree(() => void look(Number.POSITIVE_INFINITY))
  const onForeground = () => {
    if (document.visibilityState === 'visible') void look(0)
  }
  document.addEventListener('visibilitychange', onForeground)
  return () => {
    stopPages()
    stopHolds()
    document.removeEventListener('visibilitychange', onForeground)
  }
}

const handlesOf = (router: Router) =>
  router.state.matches.flatMap(({ route }) => (route.handle ? [route.handle as MatchedHandle] : []))
