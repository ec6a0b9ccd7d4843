import type { Module } from '../platform/module'
import { seedSchemes } from '../world/seed-schemes'
import { publishNavs } from './publish-navs.job'
import { registerSchemes } from './routes'

export const schemesModule: Module = {
  name: 'schemes',
  register: registerSchemes,
  jobs: [publishNavs],
  seed: seedSchemes,
}
