import type { Module } from '../platform/module'
import { seedPlans } from '../sandbox/seeds/seed-plans'
import { runInstalments } from './run-instalments.job'

export const plansModule: Module = { name: 'plans', jobs: [runInstalments], seed: seedPlans }
