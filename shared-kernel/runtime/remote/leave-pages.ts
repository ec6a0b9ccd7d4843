import type { createBrowserRouter } from 'react-router'
import { saveHeldDrafts } from '@portal/ui/form/inner'
import { showAnew } from './show-anew'
import type { MatchedHandle } from './to-routes'

type Router = ReturnType<typeof createBrowserRouter>

export const handlesOf = (router: Router): MatchedHandle[] =>
  router.state.matches.flatMap(({ route }) => (route.handle ? [route.handle as MatchedHandle] : []))

/** Changes a remote's pages in the router; where one is on screen, what was typed is kept and the address shown anew. */
export function leavePages(router: Router, name: string, change: () => void): void {
  const isOnScreen = handlesOf(router).some((handle) => handle.remote === name)
  if (isOnScreen) saveHeldDrafts()
  change()
  if (isOnScreen) showAnew(router)
}
