import type { createBrowserRouter } from 'react-router'
import { serverData } from '../api/public'
import { outageAtom, portalStore } from '../state/public'
import { isVersionHeld } from '@portal/ui/form'
import { forgetTyped, isVersionHeldFirmly, onVersionFree } from '@portal/ui/form/inner'
import type { LoadedRemote } from './load-release'
import { maySwap, type PortalMoment } from './may-swap'
import type { RemoteLoader, WatchedReleases } from './remote-loader'
import type { RemotePages } from './remote-pages'
import { handlesOf, leavePages } from './leave-pages'
import type { Withdrawals } from './withdrawals'

type Router = ReturnType<typeof createBrowserRouter>

/** How old the manifest may be when another page opens. */
export const manifestAgeMs = 30_000

/** How often it is read while one page stays on screen: an urgent revocation reaches who fills a long form. */
export const readEveryMs = 120_000

export interface VersionWatch {
  /** Reads the manifest if another one than this is deployed: whoever polls has heard of it. */
  hearOf(sequence: number): void
  end(): void
}

/**
 * Keeps an open tab off versions that were revoked: the manifest is read anew as pages open, when the tab comes back
 * to the foreground, and every two minutes while it is there; a revoked version is exchanged as soon as `maySwap`
 * allows, after what was typed has been saved; `exchanged` hears of each. The pages of a remote that is withdrawn go in the same way.
 */
export function watchVersions(
  router: Router,
  remotes: WatchedReleases & Pick<RemoteLoader, 'revoked' | 'isUrgent' | 'replace'>,
  pages: Pick<RemotePages, 'has' | 'swap' | 'remove' | 'failureAt'>,
  exchanged: (name: string) => void,
): VersionWatch {
  let working = false
  const waiting = new Map<string, { loaded: LoadedRemote; left: string }>()
  const triedAt = new Map<string, number>()
  let withdrawals: Withdrawals | undefined

  const isSafe = (name: string, version: string) => maySwap(momentOf(router), remotes.isUrgent(name, version))

  async function fetchSuccessors(): Promise<void> {
    for (const { release } of remotes.revoked()) {
      const { name, version } = release
      if (!isSafe(name, version) || Date.now() - (triedAt.get(name) ?? 0) < manifestAgeMs) continue
      triedAt.set(name, Date.now())
      const loaded = await remotes.replace(name, { version })
      if (loaded) waiting.set(name, { loaded, left: version })
    }
  }

  // Asked again after the code has arrived: the investor may have begun something meanwhile.
  function exchange(): void {
    for (const [name, { loaded, left }] of waiting) {
      if (!isSafe(name, left)) continue
      waiting.delete(name)
      exchanged(name)
      if (!pages.has(name)) continue
      leavePages(router, name, () => pages.swap(loaded))
    }
  }

  // Few visits meet one, so what follows them comes with the first. Where it does not come, the next look asks again.
  async function followWithdrawn(before: readonly string[]): Promise<void> {
    const module = await import('./withdrawals').catch(() => undefined)
    withdrawals ??= module?.followWithdrawals(router, remotes, pages, exchanged)
    withdrawals?.bringBack(before)
    if (maySwap(momentOf(router))) withdrawals?.take()
  }

  async function look(olderThanMs: number): Promise<void> {
    if (working) return
    working = true
    try {
      const before = remotes.withdrawn()
      await remotes.refresh(olderThanMs)
      portalStore.set(outageAtom, remotes.outage())
      if (withdrawals || before.length || remotes.withdrawn().length) await followWithdrawn(before)
      await fetchSuccessors()
      exchange()
    } finally {
      working = false
    }
  }

  const stopPages = onOtherPage(router, () => void look(manifestAgeMs))
  const stopHolds = onVersionFree(() => void look(Number.POSITIVE_INFINITY))
  const stopForeground = lookInForeground((olderThanMs) => void look(olderThanMs))
  return {
    hearOf(sequence) {
      // What had to wait for a safe moment is tried again, too.
      void look(sequence === remotes.sequence() ? Number.POSITIVE_INFINITY : 0)
    },
    end: () => [stopForeground, stopPages, stopHolds].forEach((stop) => stop()),
  }
}

/** Runs when a page has opened, and what was typed on the one before is over. Returns what ends it. */
function onOtherPage(router: Router, opened: () => void): () => void {
  let { key: lastPage, pathname: lastPath } = router.state.location
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === lastPage) return
    lastPage = location.key
    if (location.pathname !== lastPath) forgetTyped()
    lastPath = location.pathname
    opened()
  })
}

/** Looks when the tab comes back to the foreground, and now and then while it is there. Returns what ends it. */
function lookInForeground(look: (olderThanMs: number) => void): () => void {
  const lookIfVisible = (olderThanMs: number) => {
    if (document.visibilityState === 'visible') look(olderThanMs)
  }
  const onForeground = () => lookIfVisible(0)
  document.addEventListener('visibilitychange', onForeground)
  const timer = setInterval(() => lookIfVisible(readEveryMs - 1), readEveryMs)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onForeground)
  }
}

function momentOf(router: Router): PortalMoment {
  const handles = handlesOf(router)
  return {
    held: isVersionHeldFirmly(),
    typed: isVersionHeld(),
    inFlow: handles.some((handle) => handle.inFlow || handle.completesFlow),
    paying: handles.some((handle) => handle.paying),
    navigating: router.state.navigation.state !== 'idle' || !router.state.initialized,
    changing: serverData.isChanging(),
  }
}
