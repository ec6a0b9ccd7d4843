import type { Module } from '../platform/module'
import { seedFolios } from '../sandbox/seeds/seed-folios'
import { settleExits } from './settle-exits.job'

export const foliosModule: Module = { name: 'folios', jobs: [settleExits], seed: seedFolios }
