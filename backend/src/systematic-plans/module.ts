import type { Module } from '../platform/module'
import { registerSystematicPlans } from './routes'
import type { OrderedDues } from './upcoming'

export const systematicPlansModule = (orderedDues: OrderedDues): Module => ({
  name: 'systematic-plans',
  register: (app, platform) => registerSystematicPlans(app, platform, orderedDues),
})
