import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/** The address on screen, below the basename. */
export const pathBelow = ({ state, basename }: Router): string =>
  state.location.pathname.slice(basename?.length ?? 0) || '/'

/** The page on screen, once more, by the routes that are there now. */
export function showAnew(router: Router): void {
  const { search, hash, state } = router.state.location
  const options = { replace: true, preventScrollReset: true, state: state as unknown }
  void router.navigate({ pathname: pathBelow(router), search, hash }, options)
}
