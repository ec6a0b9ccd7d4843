import type { ComponentType } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router'

/** The ends of lines, as an address has them: a path with one in it meets no route, not even the one for all others. */
const lineEnds = /%0[ad]|%e2%80%a[89]/gi

/** In place of the whole portal: of an address that no route takes the one that it may have meant, of a crash the panel. */
export function rootFailure(Panel: ComponentType): ComponentType {
  return function RootFailure() {
    const error = useRouteError()
    const { pathname, search, hash } = useLocation()
    const path = pathname.replace(lineEnds, '')
    if (isRouteErrorResponse(error) && error.status === 404 && path !== pathname)
      return <Navigate to={path + search + hash} replace />
    return <Panel />
  }
}
