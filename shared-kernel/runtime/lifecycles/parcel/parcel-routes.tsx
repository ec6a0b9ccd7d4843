import type { RouteObject } from 'react-router'
import { RemoteFailure, type Remote, type RemotePage } from '../../remote/public'
import { type FetchPageCode, PageCodeContext } from '@portal/ui/base/inner'
import { beyondVisitPage, isBeyondVisit } from '../../remote/beyond-visit'
import { BeyondParcelVisit } from './beyond-parcel-visit'
import { reloadedTarget } from './reloaded-target'

/**
 * The pages of one remote as routes. A page is fetched by its loader and kept once it has arrived; a failed fetch is
 * not kept, so that the next try may succeed.
 */
export function parcelRoutes(
  remote: Remote,
  version: string,
  kind: 'standalone' | 'embedded',
): RouteObject[] {
  const restarted = reloadedTarget(kind, remote)
  const fetchCode: FetchPageCode = async (load) => {
    try {
      return await load()
    } catch (error) {
      throw new RemoteFailure('LOAD-005', remote.name, version, error)
    }
  }
  return remote.routes.map((page, index) => {
    let module: Awaited<ReturnType<RemotePage['page']>> | undefined
    let beyond: Awaited<ReturnType<typeof beyondVisitPage>> | undefined
    return {
      id: `${remote.name}:${index}`,
      path: page.path,
      handle: { ...page.handle, remote: remote.name, version },
      async loader() {
        const elsewhere = restarted(page.handle.afterReload)
        if (elsewhere) return elsewhere
        if (isBeyondVisit(page.handle)) beyond = await fetchCode(beyondVisitPage)
        else module ??= await fetchCode(page.page)
        return null
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: function ParcelPage() {
        if (beyond && isBeyondVisit(page.handle))
          return <BeyondParcelVisit title={page.handle.title} Page={beyond.default} />
        const Page = module?.default
        if (!Page) return null
        return (
          <PageCodeContext value={fetchCode}>
            <Page />
          </PageCodeContext>
        )
      },
    }
  })
}
