import type { Module } from '../platform/module'
import { carryOutDue, remindAndLapse } from './request-jobs'
import { registerRequests } from './routes'

export const requestsModule: Module = {
  name: 'service-requests',
  register: registerRequests,
  jobs: [
    { name: 'carry out requests', at: '06:05', run: carryOutDue },
    // What failed in the morning, and days on which no process ran at six.
    { name: 'carry out late requests', everyMinutes: 60, run: carryOutDue },
    { name: 'remind of requests', at: '10:05', run: remindAndLapse },
  ],
}
