import type { createBrowserRouter } from 'react-router'
import { portalStore, withdrawnRemotesAtom } from '../state/public'
import { leavePages } from './leave-pages'
import type { WatchedReleases } from './remote-loader'
import type { RemotePages } from './remote-pages'
import { pathBelow, showAnew } from './show-anew'

/** What a tab does about remotes that are switched off, whenever the manifest may have been read. */
export function followWithdrawals(
  router: ReturnType<typeof createBrowserRouter>,
  remotes: WatchedReleases,
  pages: Pick<RemotePages, 'remove' | 'failureAt'>,
  exchanged: (name: string) => void,
) {
  let withdrawn: string[] = []
  /** Those of them whose pages this tab has left. */
  const gone = new Set<string>()
  return {
    /** After the manifest was read: where the panel stands for one that was off `before`, its page does again. */
    bringBack(before: readonly string[]) {
      const wereOff = new Set([...withdrawn, ...before])
      withdrawn = remotes.withdrawn()
      portalStore.set(withdrawnRemotesAtom, (known) =>
        known.join() === withdrawn.join() ? known : withdrawn,
      )
      const panelOf = pages.failureAt(pathBelow(router))?.remote
      for (const name of wereOff) {
        if (withdrawn.includes(name)) continue
        gone.delete(name)
        exchanged(name)
        if (panelOf === name) showAnew(router)
      }
    },
    /** Leaves the pages and slots of those that are switched off. */
    take() {
      for (const name of withdrawn.filter((each) => !gone.has(each))) {
        gone.add(name)
        remotes.forget(name)
        exchanged(name)
        leavePages(router, name, () => pages.remove(name))
      }
    },
  }
}

export type Withdrawals = ReturnType<typeof followWithdrawals>
