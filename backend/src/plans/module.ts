import type { Module } from '../platform/module'
import { seedPlans } from '../world/seed-plans'
import { registerPlans } from './routes'
import { runInstalments } from './run-instalments.job'

export const plansModule: Module = { name: 'plans', register: registerPlans, jobs: [runInstalments], seed: seedPlans }
