import { redirect, replace, type RouteObject } from 'react-router'
import type { RemoteRelease } from '@portal/contracts/manifest'
import { textOf } from '@portal/contracts/words'
import { type FetchPageCode, PageCodeContext } from '@portal/ui/base/inner'
import { useLanguage } from '@portal/ui/words'
import { beyondVisitPage, isBeyondVisit } from './beyond-visit'
import { FirstRender } from './first-render'
import type { LoadedRemote } from './load-release'
import type { PageHandle, RemotePage } from './remote'
import { RemoteFailure, toRemoteFailure } from './remote-failure'

/** A page's handle, with the remote it comes from: what the host's guards and panels read. */
export interface MatchedHandle extends PageHandle {
  remote: string
  version: string
}

/** Decides, before a page's code is fetched, whether to go elsewhere: a Response that redirects, or null. */
export type PageGuard = (
  handle: MatchedHandle,
  request: Request,
) => Promise<Response | null> | Response | null

export interface RouteOptions {
  guard: PageGuard
  /** Fetches a page's code in the time that its visit has left. Throws RemoteFailure. */
  fetchCode: <Module>(
    load: () => Promise<Module>,
    release: RemoteRelease,
    signal: AbortSignal,
  ) => Promise<Module>
  /** Puts another version in the place of one whose page did not arrive; whether it could. */
  recover: (failure: RemoteFailure, signal: AbortSignal) => Promise<boolean>
  /** The same for one that lacks code of the page at a route, which is on screen and then shown by the other version. */
  recoverShown: (failure: RemoteFailure, routeId: string, signal: AbortSignal) => Promise<boolean>
  /** The same for one whose page crashed as it was first shown, which is then shown by the other version. */
  recoverCrash: (failure: RemoteFailure) => Promise<boolean>
}

type PageModule = Awaited<ReturnType<RemotePage['page']>>

/**
 * Turns a remote's pages into routes. A page is fetched by its loader and kept once it has arrived; a failed fetch
 * is not kept. Where another version took over meanwhile, the visit begins anew on that version's routes. `turn` tells
 * the routes of one version apart that are made more than once.
 */
export function toRoutes({ remote, release }: LoadedRemote, options: RouteOptions, turn = 0): RouteObject[] {
  return remote.routes.map((page, index) => {
    const id = `${routeIdPrefix(release.name)}${release.version}:${turn ? `${index}.${turn}` : index}`
    return toRoute(page, release, id, options)
  })
}

/** The routes of a remote's version are known by the beginning of their ids. */
export const routeIdPrefix = (name: string) => `${name}@`

function toRoute(page: RemotePage, release: RemoteRelease, id: string, options: RouteOptions): RouteObject {
  const { guard, fetchCode, recover, recoverCrash } = options
  const handle: MatchedHandle = { ...page.handle, remote: release.name, version: release.version }
  let module: PageModule | undefined
  let beyond: Awaited<ReturnType<typeof beyondVisitPage>> | undefined
  let hasStood = false
  const fetchMore = codeOfShown(id, release, options)
  return {
    id,
    path: page.path,
    handle,
    async loader({ request }) {
      const elsewhere = await guard(handle, request)
      if (elsewhere) return elsewhere
      try {
        if (isBeyondVisit(handle)) beyond = await beyondVisitPage()
        else module ??= await fetchCode(page.page, release, request.signal)
        return null
      } catch (error) {
        const failure = toRemoteFailure(error, 'LOAD-005', release.name, release.version)
        if (await recover(failure, request.signal)) return beginAnew(request.url)
        throw failure
      }
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: function RemotePageComponent() {
      // What it draws is drawn anew with it, so that pages ask for the language nowhere.
      useLanguage()
      if (beyond && isBeyondVisit(handle)) return <beyond.default title={textOf(handle.title)} />
      const Page = module?.default
      if (!Page) return null
      return (
        <FirstRender
          hasStood={() => hasStood}
          onStood={() => (hasStood = true)}
          recover={(error) =>
            recoverCrash(new RemoteFailure('LOAD-009', release.name, release.version, error))
          }
        >
          <PageCodeContext value={fetchMore}>
            <Page />
          </PageCodeContext>
        </FirstRender>
      )
    },
  }
}

/** Brings what a page on screen asks for as the page itself was brought; one visit's time is for it. */
function codeOfShown(id: string, release: RemoteRelease, options: RouteOptions): FetchPageCode {
  const { fetchCode, recoverShown } = options
  return async (load) => {
    const { signal } = new AbortController()
    try {
      return await fetchCode(load, release, signal)
    } catch (error) {
      const failure = toRemoteFailure(error, 'LOAD-005', release.name, release.version)
      if (!(await recoverShown(failure, id, signal))) throw failure
      // The page that asked is about to go.
      return new Promise(() => undefined)
    }
  }
}

/** Visits the same address once more; where the browser shows it already, without another entry in its history. */
function beginAnew(url: string): Response {
  const [shown] = location.href.split('#')
  return shown === url ? replace(url) : redirect(url)
}
