import type { Module } from '../platform/module'
import { forgetClientEvents } from './client-events'
import { registerClientEvents } from './routes'

/** What pages tell of themselves: whose fault a failure is, and how fast each remote is for investors. */
export const telemetryModule: Module = {
  name: 'telemetry',
  register: registerClientEvents,
  jobs: [
    { name: 'forget client events', at: '03:40', run: (platform, now) => forgetClientEvents(platform, now) },
  ],
}
