import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** The address on screen, below the basename: of a router in memory it is a slash alone. */
export const pathBelow = ({ state, basename = '/' }: Router): string =>
  state.location.pathname.slice(basename === '/' ? 0 : basename.length) || '/'

/** The page on screen, once more, by the routes that are there now. */
export function showAnew(router: Router): void {
  const { search, hash, state } = router.state.location
  const options = { replace: true, preventScrollReset: true, state: state as unknown }
  void router.navigate({ pathname: pathBelow(router), search, hash }, options)
}
