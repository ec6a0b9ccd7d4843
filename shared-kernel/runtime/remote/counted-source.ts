import type { PageReport } from '../telemetry/public'
import type { RemoteSource } from './load-release'

/** Marks in the page's timeline that a remote came up. */
export const loadedMarkName = 'portal-remote-loaded'

/** The same source, which tells of every remote that came up, and how long that took. */
export function countedSource(source: RemoteSource, report: (event: PageReport) => void): RemoteSource {
  return {
    ...source,
    async load(release) {
      const started = performance.now()
      const module = await source.load(release)
      const { name: remote, version } = release
      markLoaded(remote, version)
      report({ kind: 'load', remote, version, milliseconds: Math.round(performance.now() - started) })
      return module
    },
  }
}

function markLoaded(remote: string, version: string): void {
  try {
    performance.mark(loadedMarkName, { detail: { remote, version } })
  } catch {
    // An old browser's timeline takes no details; the remote is as good.
  }
}
