import type { Module } from '../platform/module'
import { seedMandates } from '../world/seed-mandates'

export const mandatesModule: Module = { name: 'mandates', seed: seedMandates }
