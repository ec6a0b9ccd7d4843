import type { Module } from '../platform/module'
import { registerOpenSchemes, registerSchemes, type SchemesOfInvestor } from './routes'

/** `ofInvestor` comes from above: folios know schemes, and schemes no folio. */
export const schemesModule = (ofInvestor: SchemesOfInvestor): Module => ({
  name: 'schemes',
  register(app, platform) {
    registerSchemes(app, platform, ofInvestor)
    registerOpenSchemes(app, platform)
  },
})
