import {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  type RouteObject,
  useRouteError,
} from 'react-router'
import type { Remote } from '../../remote/public'
import type { LifecycleProps } from '../lifecycle-props'
import { ParcelFrame, ParcelWait } from './parcel-frame'
import { ParcelPanel } from './parcel-panel'
import { Elsewhere } from './elsewhere'
import { parcelRoutes } from './parcel-routes'
import { ParcelStart } from './parcel-start'

export type ParcelRouter = ReturnType<typeof createMemoryRouter>

/**
 * The router of one remote: in the address on a page of our own, in memory on somebody else's, whose address stays as
 * it is. Any page that is not the remote's leads to the rest of the portal.
 */
export function createParcelRouter(remote: Remote, props: LifecycleProps): ParcelRouter {
  const pages = parcelRoutes(remote, props.version, props.kind)
  const routes: RouteObject[] = [
    {
      id: 'root',
      path: '/',
      Component: ParcelFrame,
      HydrateFallback: ParcelWait,
      ErrorBoundary: NoRoute,
      children: [
        { id: 'start', index: true, Component: ParcelStart, ErrorBoundary: ParcelPanel },
        { id: 'pages', ErrorBoundary: ParcelPanel, children: pages },
        { id: 'elsewhere', path: '*', Component: Elsewhere, ErrorBoundary: ParcelPanel },
      ],
    },
  ]
  if (props.kind === 'embedded') return createMemoryRouter(routes, { initialEntries: [props.path] })
  return createBrowserRouter(routes, { basename: props.basename })
}

/** A path without a slash before it, or with the end of a line in it, meets no route, not even the one for all others. */
function NoRoute() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <Elsewhere />
  throw error
}
