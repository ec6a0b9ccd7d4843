import type { ComponentType } from 'react'
import { createBrowserRouter, redirect } from 'react-router'
import { routes as references } from '../../contracts/routes'
import type { RemoteRelease } from '../manifest/public'
import { RemoteFailure, toRemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'
import { type MatchedHandle, type PageGuard, toRoutes } from './to-routes'

export interface PortalRouterOptions {
  /** "/investors" */
  basename: string
  remotes: RemoteLoader
  guard: PageGuard
  /** The frame around every page. */
  Shell: ComponentType
  /** What shows while the first page's remote is on its way: the frame, not a blank. */
  Frame: ComponentType
  /** In place of a page that did not open or broke. */
  Panel: ComponentType
  NotFound: ComponentType
  /** Where the empty path leads. */
  home: () => string
}

export type PortalRouter = ReturnType<typeof createBrowserRouter>

const notFound: MatchedHandle = { title: 'Page not found', access: 'public', remote: 'shell', version: '' }

const knownPaths = new Set(Object.values(references).map((reference) => reference.path))

/**
 * The portal's only router. Pages come from remotes, patched in on the first visit to one of their prefixes.
 * A remote that fails shows the panel in the page's place; revalidating tries it again.
 */
export function createPortalRouter(options: PortalRouterOptions): PortalRouter {
  const { basename, remotes } = options
  const patched = new Set<string>()
  const failed = new Map<string, RemoteFailure>()
  const below = (path: string) => path.replace(new RegExp(`^${basename}`), '') || '/'

  const missing = async (path: string): Promise<null> => {
    await remotes.ready()
    const failure = failed.get(remotes.ownerOf(path)?.name ?? '')
    if (failure) throw failure
    if (knownPaths.has(path)) throw new RemoteFailure('LOAD-008', path, '')
    return null
  }

  return createBrowserRouter(
    [
      {
        id: 'root',
        path: '/',
        Component: options.Shell,
        HydrateFallback: options.Frame,
        children: [
          { index: true, loader: () => redirect(options.home()), Component: () => null },
          { id: 'pages', ErrorBoundary: options.Panel, children: [] },
          {
            id: 'unresolved',
            path: '*',
            Component: options.NotFound,
            ErrorBoundary: options.Panel,
            handle: notFound,
            // The areas of section 2 that need an investor need one also where no page is.
            loader: ({ request }) =>
              options.guard(notFound, request) ?? missing(below(new URL(request.url).pathname)),
          },
        ],
      },
    ],
    {
      basename,
      async patchRoutesOnNavigation({ path, patch, signal }) {
        // Nothing may be thrown here: it would replace the whole shell. The 'unresolved' route says what failed.
        const release = await ownerWhenReady(remotes, below(path))
        if (!release || patched.has(release.name)) return
        try {
          patch('pages', toRoutes(await remotes.load(release.name), options.guard))
          if (!signal.aborted) patched.add(release.name)
          failed.delete(release.name)
        } catch (error) {
          failed.set(release.name, toRemoteFailure(error, 'LOAD-007', release.name, release.version))
        }
      },
    },
  )
}

async function ownerWhenReady(remotes: RemoteLoader, path: string): Promise<RemoteRelease | undefined> {
  try {
    await remotes.ready()
    return remotes.ownerOf(path)
  } catch {
    return undefined
  }
}
