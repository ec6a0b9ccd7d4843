import type { createBrowserRouter, RouteObject } from 'react-router'
import type { LoadedRemote } from './load-release'
import { createVisits, fetchPage } from './page-fetch'
import { createRecovery } from './page-recovery'
import { within } from './new-deadline'
import { RemoteFailure, toRemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'
import { type PageGuard, routeIdPrefix, type RouteOptions, toRoutes } from './to-routes'

type Router = ReturnType<typeof createBrowserRouter>
type Patch = (routeId: string | null, children: RouteObject[]) => void

/** The route below which every remote's pages lie. */
export const pagesRouteId = 'pages'

/** Which remotes have their pages in the router, and why the others have not. */
export interface RemotePages {
  /** Brings the owner of a path (below the basename) and its pages. Never throws: see `failureAt`. */
  bring(path: string, patch: Patch, signal: AbortSignal): Promise<void>
  /** Why no page opened at a path; undefined when nothing failed. */
  failureAt(path: string): RemoteFailure | undefined
  /** Takes a remote's pages out of the router and puts another version's in. What is on screen stays there. */
  swap(loaded: LoadedRemote): void
  /** Takes a remote's pages out of the router. What is on screen stays there. */
  remove(name: string): void
  /** Whether pages of the remote are in the router. */
  has(name: string): boolean
}

/** Patches remotes' pages into the router, which exists only when the first of them may already be on its way. */
export function createRemotePages(
  remotes: RemoteLoader,
  guard: PageGuard,
  router: () => Router | undefined,
): RemotePages {
  const patched = new Set<string>()
  const failed = new Map<string, RemoteFailure>()
  let unreadable: RemoteFailure | undefined
  const visits = createVisits(remotes.timeoutMilliseconds)

  const options: RouteOptions = {
    guard,
    fetchCode: (load, release, signal) => fetchPage(load, release, visits(signal), remotes.explain),
    ...createRecovery({ remotes, router, swap, visits }),
  }
  const routesOf = routesMaker(options)

  function swap(loaded: LoadedRemote): void {
    const { name } = loaded.release
    removePages(router(), name)
    router()?.patchRoutes(pagesRouteId, routesOf(loaded))
    patched.add(name)
  }

  async function bringOwner(path: string, patch: Patch, signal: AbortSignal): Promise<void> {
    await remotes.ready()
    const release = remotes.ownerOf(path)
    if (!release || patched.has(release.name)) return
    const { name, version } = release
    remotes.preload(release, path, 'now')
    try {
      const late = () => new RemoteFailure('LOAD-006', name, version)
      patch(pagesRouteId, routesOf(await within(remotes.load(name), visits(signal), late)))
      if (!signal.aborted) patched.add(name)
      failed.delete(name)
    } catch (error) {
      failed.set(name, toRemoteFailure(error, 'LOAD-007', name, version))
    }
  }

  return {
    swap,
    remove(name) {
      removePages(router(), name)
      // Until routes are patched in, it matches by those of before.
      router()?.patchRoutes(pagesRouteId, [])
      patched.delete(name)
    },
    has: (name) => patched.has(name),
    async bring(path, patch, signal) {
      visits(signal)
      unreadable = undefined
      try {
        await bringOwner(path, patch, signal)
      } catch (error) {
        unreadable = toRemoteFailure(error, 'LOAD-001', 'remotes.json', '')
      }
    },
    failureAt: (path) => unreadable ?? failed.get(remotes.ownerOf(path)?.name ?? ''),
  }
}

/** The router takes no id twice, and a version that was withdrawn may come back. */
function routesMaker(options: RouteOptions): (loaded: LoadedRemote) => RouteObject[] {
  const turns = new Map<string, number>()
  return (loaded) => {
    const key = `${loaded.release.name}@${loaded.release.version}`
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return toRoutes(loaded, options, turn)
  }
}

/** The router patches routes in, but has no way to take them out: they go from the list that it matches by. */
function removePages(router: Router | undefined, name: string): void {
  const root = router?.routes.find((route) => route.path === '/')
  const pages = root?.children?.find((route) => route.id === pagesRouteId)?.children
  const others = pages?.filter((route) => !route.id?.startsWith(routeIdPrefix(name))) ?? []
  pages?.splice(0, pages.length, ...others)
}
