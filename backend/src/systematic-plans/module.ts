import type { Module } from '../platform/module'
import { announceDebitsJob } from './instalments/announce-debits.job'
import { makeInstalmentsJobs } from './instalments/make-instalments.job'
import { registerPlanCalls } from './plans.routes'
import { registerSipCalls } from './sip.routes'
import { registerSystematicOutflowCalls } from './systematic-outflow.routes'

export const systematicPlansModule: Module = {
  name: 'systematic-plans',
  register(app, platform) {
    registerSipCalls(app, platform)
    registerSystematicOutflowCalls(app, platform)
    registerPlanCalls(app, platform)
  },
  jobs: [announceDebitsJob, ...makeInstalmentsJobs],
}
