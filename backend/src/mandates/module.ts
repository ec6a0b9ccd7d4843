import type { Module } from '../platform/module'
import { seedMandates } from '../sandbox/seeds/seed-mandates'

export const mandatesModule: Module = { name: 'mandates', seed: seedMandates }
