import type { Module } from '../platform/module'
import { registerConsole } from './console.routes'
import { registerConsolePage } from './page.routes'

/** The console of testers and demos; production has none of it. */
export const sandboxModule: Module = {
  name: 'sandbox',
  register(app, platform, steering) {
    if (platform.mode !== 'sandbox') return
    registerConsole(app, platform, steering)
    registerConsolePage(app)
  },
}
