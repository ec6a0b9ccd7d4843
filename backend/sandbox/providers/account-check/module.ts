import type { Module } from '../../../src/platform/module'
import { registerAccountValidation } from './razorpayx.routes'

/** RazorpayX's check of bank accounts in the sandbox, for an installation that chose it. */
export const accountCheckSimulator: Module = {
  name: 'account check simulator',
  register(app, platform) {
    if (platform.config.accountCheck.provider !== 'razorpayx') return
    void app.register(async (scope) => registerAccountValidation(scope, platform), {
      prefix: '/sandbox/providers/razorpayx',
    })
  },
}
