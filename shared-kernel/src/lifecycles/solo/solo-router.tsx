import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router'
import type { Remote } from '../../remote/public'
import type { LifecycleProps } from '../lifecycle-props'
import { SoloFrame, SoloWait } from './solo-frame'
import { SoloPanel } from './solo-panel'
import { Elsewhere } from './elsewhere'
import { soloRoutes } from './solo-routes'
import { SoloStart } from './solo-start'

export type SoloRouter = ReturnType<typeof createMemoryRouter>

/**
 * The router of one remote: in the address on a page of our own, in memory on somebody else's, whose address stays as
 * it is. Any page that is not the remote's leads to the rest of the portal.
 */
export function createSoloRouter(remote: Remote, props: LifecycleProps): SoloRouter {
  const pages = soloRoutes(remote, props.version, props.kind)
  const routes: RouteObject[] = [
    {
      id: 'root',
      path: '/',
      Component: SoloFrame,
      HydrateFallback: SoloWait,
      children: [
        { id: 'start', index: true, Component: SoloStart, ErrorBoundary: SoloPanel },
        { id: 'pages', ErrorBoundary: SoloPanel, children: pages },
        { id: 'elsewhere', path: '*', Component: Elsewhere, ErrorBoundary: SoloPanel },
      ],
    },
  ]
  if (props.kind === 'embedded') return createMemoryRouter(routes, { initialEntries: [props.path] })
  return createBrowserRouter(routes, { basename: props.basename })
}
