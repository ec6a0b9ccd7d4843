import type { PortalRouter, RemoteRelease } from '@portal/kernel/internal'
import { ownerOfPage } from '../../telemetry/follow-router'
import type { LoadEnded } from '../watched'

/** How long a remote took, in milliseconds. */
export interface LoadTimes {
  isLoading: boolean
  load?: number
  /** From the beginning of the visit that needed it to its first page on screen. */
  firstPage?: number
}

/** Two frames: the first draws what the second finds drawn. */
const afterDrawing = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

/** Measures remotes as they come: their code, and the first page of each. */
export function createLoadLog(changed: () => void) {
  const times = new Map<string, LoadTimes>()

  function change(name: string, part: Partial<LoadTimes>): void {
    times.set(name, { isLoading: false, ...times.get(name), ...part })
    changed()
  }

  return {
    times: times as ReadonlyMap<string, LoadTimes>,
    began({ name }: Pick<RemoteRelease, 'name'>): LoadEnded {
      const began = performance.now()
      change(name, { isLoading: true })
      return (error) =>
        change(name, { isLoading: false, ...(!error && { load: Math.round(performance.now() - began) }) })
    },
    /** Returns what ends it. */
    follow(router: PortalRouter): () => void {
      /** Of the page load, or of the click. */
      let visitBegan: number | undefined = router.state.initialized ? undefined : 0
      return router.subscribe(({ initialized, navigation, matches }) => {
        if (initialized && navigation.state !== 'idle') {
          visitBegan ??= performance.now()
          return
        }
        if (!initialized || visitBegan === undefined) return
        const from = visitBegan
        visitBegan = undefined
        const { remote } = ownerOfPage(matches)
        if (times.get(remote)?.firstPage !== undefined) return
        afterDrawing(() => change(remote, { firstPage: Math.round(performance.now() - from) }))
      })
    },
  }
}
