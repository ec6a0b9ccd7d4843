import type { Module } from '../platform/module'
import { seedRegistries } from './seed'

export const kycModule: Module = { name: 'kyc', seed: seedRegistries }
