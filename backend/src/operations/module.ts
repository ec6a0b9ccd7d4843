import { Gauge } from 'prom-client'
import type { Module } from '../platform/module'
import { serveFigures } from '../platform/metrics'
import { countReleases, readRemotes } from './read-remotes'
import { openCounts } from './ops-tasks'

/** The operations queue as metrics show it, and the releases as who is on call sees them. */
export const operationsModule: Module = {
  name: 'operations',
  register(app, platform) {
    const { db, metrics, clock, config } = platform
    countReleases(platform)
    const type = 'text/plain; charset=utf-8'
    serveFigures(app, config, '/metrics/remotes', { type, read: () => readRemotes(db, clock.now(), config) })
    new Gauge({
      name: 'portal_desk_entries',
      help: 'What waits for a person, by kind; anything above zero is an alarm',
      labelNames: ['kind'],
      registers: [metrics],
      async collect() {
        this.reset()
        for (const { kind, open } of await openCounts(db)) this.set({ kind }, open)
      },
    })
  },
}
