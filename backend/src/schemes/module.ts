import type { Module } from '../platform/module'
import { seedSchemes } from '../sandbox/seeds/seed-schemes'
import { publishNavs } from '../sandbox/providers/navs/publish-navs.job'
import { registerSchemes } from './routes'

export const schemesModule: Module = {
  name: 'schemes',
  register: registerSchemes,
  jobs: [publishNavs],
  seed: seedSchemes,
}
