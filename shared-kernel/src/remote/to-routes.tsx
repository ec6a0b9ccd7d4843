import type { RouteObject } from 'react-router'
import type { RemoteRelease } from '../manifest/public'
import { type LoadedRemote } from './remote-loader'
import type { PageHandle, RemotePage } from './remote'
import { RemoteFailure } from './remote-failure'

/** A page's handle, with the remote it comes from: what the host's guards and panels read. */
export interface MatchedHandle extends PageHandle {
  remote: string
  version: string
}

/** Decides, before a page's code is fetched, whether to go elsewhere: a Response that redirects, or null. */
export type PageGuard = (handle: MatchedHandle, request: Request) => Response | null

/**
 * Turns a remote's pages into routes. A page is fetched by its loader and kept once it has arrived; a failed fetch
 * is not kept. Throws when a path lies outside of the remote's prefixes, since it could shadow another remote.
 */
export function toRoutes({ remote, release }: LoadedRemote, guard: PageGuard): RouteObject[] {
  return remote.routes.map((page, index) => {
    if (!ownsPath(release, page.path)) throw new RemoteFailure('LOAD-007', release.name, release.version)
    return toRoute(page, release, `${release.name}@${release.version}:${index}`, guard)
  })
}

function ownsPath(release: RemoteRelease, path: string): boolean {
  return release.prefixes.some((prefix) => `/${path}` === prefix || `/${path}`.startsWith(`${prefix}/`))
}

function toRoute(page: RemotePage, release: RemoteRelease, id: string, guard: PageGuard): RouteObject {
  const handle: MatchedHandle = { ...page.handle, remote: release.name, version: release.version }
  let module: Awaited<ReturnType<RemotePage['page']>> | undefined
  return {
    id,
    path: page.path,
    handle,
    async loader({ request }) {
      const elsewhere = guard(handle, request)
      if (elsewhere) return elsewhere
      try {
        module ??= await page.page()
      } catch (error) {
        throw new RemoteFailure('LOAD-005', release.name, release.version, error)
      }
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: function RemotePageComponent() {
      const Page = module?.default
      return Page ? <Page /> : null
    },
  }
}
