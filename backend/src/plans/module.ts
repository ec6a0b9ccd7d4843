import type { Module } from '../platform/module'
import { registerPlans } from './routes'
import { runInstalments } from './run-instalments.job'

export const plansModule: Module = { name: 'plans', register: registerPlans, jobs: [runInstalments] }
