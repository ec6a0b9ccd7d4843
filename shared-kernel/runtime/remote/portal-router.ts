import { msg } from '@portal/contracts/words/macros'
import type { ComponentType } from 'react'
import { createBrowserRouter, matchRoutes, redirect } from 'react-router'
import { withNavigation } from './navigation'
import { createPageCheck, isKnownPath, withPageCheck } from './page-check'
import { RemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'
import { createRemotePages, pagesRouteId } from './remote-pages'
import { withRetry } from './retry-page'
import { rootFailure } from './root-failure'
import { createSlotSource, withSlots } from './slot-source'
import type { MatchedHandle, PageGuard } from './to-routes'
import { type VersionWatch, watchVersions } from './version-watch'

export interface PortalRouterOptions {
  /** "/investors" */
  basename: string
  remotes: RemoteLoader
  guard: PageGuard
  /** What stands around every page; without an outlet while the first page's remote is on its way. */
  Shell: ComponentType
  /** In place of a page that did not open or broke. */
  Panel: ComponentType
  NotFound: ComponentType
  /** Where the empty path leads. */
  home: () => Promise<string> | string
}

/** The router, and how it hears of a manifest that was deployed. */
export type PortalRouter = ReturnType<typeof createBrowserRouter> & Pick<VersionWatch, 'hearOf'>

const unresolvedRouteId = 'unresolved'
const notFound: MatchedHandle = { title: msg`Page not found`, access: 'public', remote: 'shell', version: '' }

/**
 * The portal's only router. Pages come from remotes, patched in on the first visit to one of their prefixes.
 * A remote that fails shows the panel in the page's place; revalidating tries it again.
 */
export function createPortalRouter(options: PortalRouterOptions): PortalRouter {
  const { basename, remotes, guard } = options
  const below = (path: string) => path.replace(new RegExp(`^${basename}`), '') || '/'
  const pages = createRemotePages(remotes, guard, () => router)
  const Panel = withRetry(options.Panel, remotes)
  /** The owner's pages are in the router, and none of them is at this path. */
  const lacks = (path: string) =>
    pages.has(remotes.ownerOf(path)?.name ?? '') &&
    matchRoutes(router.routes, `${basename}${path}`, basename)?.at(-1)?.route.id === unresolvedRouteId
  const slots = createSlotSource(remotes, pages)
  const isThere = createPageCheck(remotes, lacks)
  const Shell = withSlots(withNavigation(withPageCheck(options.Shell, isThere), remotes), slots)

  const missing = (path: string): null => {
    const failure = pages.failureAt(path)
    if (failure) throw failure
    if (isKnownPath(path)) throw new RemoteFailure('LOAD-008', path, '')
    return null
  }

  const router = createBrowserRouter(
    [
      {
        id: 'root',
        path: '/',
        Component: Shell,
        // The same component, so that React keeps what stands already when the page comes.
        HydrateFallback: Shell,
        ErrorBoundary: rootFailure(Panel),
        children: [
          { index: true, loader: async () => redirect(await options.home()), Component: () => null },
          { id: pagesRouteId, ErrorBoundary: Panel, children: [] },
          {
            id: unresolvedRouteId,
            path: '*',
            Component: options.NotFound,
            ErrorBoundary: Panel,
            handle: notFound,
            // The areas of section 2 that need an investor need one also where no page is.
            loader: async ({ request }) =>
              (await guard(notFound, request)) ?? missing(below(new URL(request.url).pathname)),
          },
        ],
      },
    ],
    {
      basename,
      // Nothing is thrown here: it would replace the whole shell. The 'unresolved' route says what failed.
      patchRoutesOnNavigation: ({ path, patch, signal }) => pages.bring(below(path), patch, signal),
    },
  )
  const watch = watchVersions(router, remotes, pages, slots.exchanged)
  const dispose = router.dispose.bind(router)
  return Object.assign(router, {
    hearOf: watch.hearOf,
    dispose() {
      watch.end()
      dispose()
    },
  })
}
