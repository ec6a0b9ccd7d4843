import type { Module } from '../platform/module'
import { runInstalments } from './run-instalments.job'

export const plansModule: Module = { name: 'plans', jobs: [runInstalments] }
