import { Gauge } from 'prom-client'
import type { Module } from '../platform/module'
import { openCounts } from './ops-tasks'

/** The operations queue as metrics show it. */
export const operationsModule: Module = {
  name: 'operations',
  register(_app, { db, metrics }) {
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
