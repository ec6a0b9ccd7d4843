import type { PageReport, RemoteSource } from '@portal/kernel/internal'

/** The same source, which tells of every remote that came up, and how long that took. */
export function countedSource(source: RemoteSource, report: (event: PageReport) => void): RemoteSource {
  return {
    ...source,
    async load(release) {
      const started = performance.now()
      const module = await source.load(release)
      const { name: remote, version } = release
      report({ kind: 'load', remote, version, milliseconds: Math.round(performance.now() - started) })
      return module
    },
  }
}
