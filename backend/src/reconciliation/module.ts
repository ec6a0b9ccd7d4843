import type { Module } from '../platform/module'
import { daysWithoutRun } from './missing-days'
import { readSettings } from './settings'

/** What we have booked against what others have: files come by a command, and what is missing of them by a job. */
export const reconciliationModule: Module = {
  name: 'reconciliation',
  register(_app, { config }) {
    // Settings that are none end the start, and not the evening.
    readSettings(config.env)
  },
  jobs: [{ name: 'look for days without reconciliation', at: '18:00', run: daysWithoutRun.raise }],
}
