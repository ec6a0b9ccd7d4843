import type { Module } from '../platform/module'
import { registerSystematicPlans } from './routes'
import { runInstalments } from './run-instalments.job'

export const systematicPlansModule: Module = {
  name: 'systematic-plans',
  register: registerSystematicPlans,
  jobs: [runInstalments],
}
