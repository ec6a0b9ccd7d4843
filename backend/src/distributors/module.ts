import type { Module } from '../platform/module'
import { type AdviceBefore, registerDistributorCalls } from './distributor.routes'

export const distributorsModule = (before: AdviceBefore): Module => ({
  name: 'distributors',
  register(app, platform) {
    registerDistributorCalls(app, platform, before)
  },
})
