import type { Module } from '../platform/module'
import { seedRegistries } from '../sandbox/seeds/seed-registries'

export const kycModule: Module = { name: 'kyc', seed: seedRegistries }
