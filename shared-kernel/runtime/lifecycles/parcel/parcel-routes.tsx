import type { RouteObject } from 'react-router'
import { textOf } from '@portal/contracts/words'
import { useLanguage } from '@portal/ui/words'
import { bringWords } from '../../words/public'
import { RemoteFailure, type Remote, type RemotePage } from '../../remote/public'
import { type FetchPageCode, PageCodeContext } from '@portal/ui/base/inner'
import { beyondVisitPage, isBeyondVisit } from '../../remote/beyond-visit'
import { reloadedTarget } from './reloaded-target'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { BeyondVisitPageProps } from '../../remote/beyond-visit-page'
import { leaveForPortal } from './leave-for-portal'
import { useParcel } from './parcel-context'

/** In place of a page of this remote that is beyond the visit; the log-in is in the portal, which then opens it. */
function BeyondParcelVisit({ title, Page }: { title: string; Page: ComponentType<BeyondVisitPageProps> }) {
  const { portal } = useParcel().props
  const { pathname, search } = useLocation()
  return <Page title={title} address={portal + pathname + search} leave={leaveForPortal} />
}

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
  const speaking = bringWords(remote.name, remote.words)
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
        await speaking
        if (isBeyondVisit(page.handle)) beyond = await fetchCode(beyondVisitPage)
        else module ??= await fetchCode(page.page)
        return null
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: function ParcelPage() {
        useLanguage()
        if (beyond && isBeyondVisit(page.handle))
          return <BeyondParcelVisit title={textOf(page.handle.title)} Page={beyond.default} />
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
