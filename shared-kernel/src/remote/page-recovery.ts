import type { createBrowserRouter } from 'react-router'
import type { LoadedRemote } from './load-release'
import { type Deadline, within } from './patience'
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

/** How a page that did not arrive, or crashed as it was first shown, is shown by another version. */
export function createRecovery(options: RecoveryOptions): Pick<RouteOptions, 'recover' | 'recoverCrash'> {
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

  return {
    async recover(failure, signal) {
      const recovered = await leave(failure, visits(signal))
      if (!recovered) remotes.report(failure)
      return recovered
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
