import type { createBrowserRouter } from 'react-router'
import { saveHeldDrafts } from '@portal/ui/form/inner'
import type { LoadedRemote } from './load-release'
import { type Deadline, within } from './new-deadline'
import type { RemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'
import { showAnew } from './show-anew'
import type { RouteOptions } from './to-routes'

type Router = ReturnType<typeof createBrowserRouter>

export interface RecoveryOptions {
  remotes: RemoteLoader
  router: () => Router | undefined
  /** Puts another version's pages into the router. */
  swap: (loaded: LoadedRemote) => void
  visits: (signal: AbortSignal) => Deadline
}

/** How a page that did not arrive as a whole, or crashed as it was first shown, is shown by another version. */
export function createRecovery(
  options: RecoveryOptions,
): Pick<RouteOptions, 'recover' | 'recoverShown' | 'recoverCrash'> {
  const { remotes, router, swap, visits } = options
  const crashed = new Set<string>()

  async function leave(failure: RemoteFailure, deadline: Deadline): Promise<boolean> {
    const { remote, version } = failure
    const replaced = remotes.replace(remote, { version, failure }).then((loaded) => {
      if (loaded) swap(loaded)
      return loaded !== undefined
    })
    return within(replaced, deadline, () => failure).catch(() => false)
  }

  async function recover(failure: RemoteFailure, signal: AbortSignal): Promise<boolean> {
    const recovered = await leave(failure, visits(signal))
    if (!recovered) remotes.report(failure)
    return recovered
  }

  return {
    recover,
    async recoverShown(failure, routeId, signal) {
      const recovered = await recover(failure, signal)
      const shown = router()
      // Who has gone on meanwhile is not disturbed.
      if (!recovered || !shown || !stands(shown, routeId)) return false
      saveHeldDrafts()
      showAnew(shown)
      return true
    },
    async recoverCrash(failure) {
      // A version that stands in and crashes as well: then it is not the release, and the next would crash too.
      if (crashed.has(failure.remote)) return false
      crashed.add(failure.remote)
      const recovered = await leave(failure, Date.now() + remotes.timeoutMilliseconds)
      const shown = router()
      if (recovered && shown) showAnew(shown)
      return recovered
    },
  }
}

const stands = ({ state }: Router, routeId: string): boolean =>
  state.navigation.state === 'idle' && state.matches.some(({ route }) => route.id === routeId)
