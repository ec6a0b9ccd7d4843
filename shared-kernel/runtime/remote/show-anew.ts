import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** The page on screen, once more, by the routes that are there now. */
export function showAnew(router: Router): void {
  const { pathname, search, hash, state } = router.state.location
  const below = pathname.slice(router.basename?.length ?? 0) || '/'
  const options = { replace: true, preventScrollReset: true, state: state as unknown }
  void router.navigate({ pathname: below, search, hash }, options)
}
