import { Gauge } from 'prom-client'
import type { Tx } from '../platform/database'
import { manifestFile } from '../platform/manifest-file'
import type { Platform } from '../platform/module'
import { failingReleases, releaseFigures } from '../telemetry/release-figures'
import { remotesReport } from './remotes-report'

/** The report as it is now. Throws where the manifest cannot be read or is not believed. */
export async function readRemotes(
  db: Tx,
  now: Date,
  config: Parameters<typeof manifestFile>[0],
): Promise<string> {
  const { manifest } = await manifestFile(config).read()
  const [figures, failing] = await Promise.all([releaseFigures(db, now), failingReleases(db, now)])
  return `${remotesReport({ manifest, figures, failing, now }).join('\n')}\n`
}

/** The figures of the last 15 minutes for alarms: of all processes together, since they are kept in the database. */
export function countReleases({ metrics, db, clock, config }: Platform): void {
  const file = manifestFile(config)
  new Gauge({
    name: 'portal_release_recent',
    help: 'What pages told of a version of late: visits, failing visits, or failures',
    labelNames: ['remote', 'version', 'what'],
    registers: [metrics],
    async collect() {
      this.reset()
      const opened = await file.read().catch(() => undefined)
      for (const { remote, version, visits, failingVisits, failures } of await releaseFigures(
        db,
        clock.now(),
      )) {
        const known = opened?.manifest.remotes.find(({ name }) => name === remote)
        // Anybody can send anything: only what was released becomes a label.
        if (!known?.releases.some((each) => each.version === version)) continue
        this.set({ remote, version, what: 'visits' }, visits)
        this.set({ remote, version, what: 'failing visits' }, failingVisits)
        this.set({ remote, version, what: 'failures' }, failures)
      }
    },
  })
}
