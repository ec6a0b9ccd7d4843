import type { Module } from '../platform/module'
import { settleExits } from './settle-exits.job'

export const foliosModule: Module = { name: 'folios', jobs: [settleExits] }
