import type { Module } from '../../../src/platform/module'
import { callbackKind, deliverCallback } from './callback-sender'
import { gatewayPath } from './gateway-pages'
import { registerProviderPages } from './pages.routes'
import { registerProviderCalls } from './provider.routes'

/** The payment provider of the sandbox: its protocol, its pages and its callbacks. */
export const gatewaySimulator: Module = {
  name: 'gateway simulator',
  register(app, platform) {
    void app.register(
      async (scope) => {
        registerProviderCalls(scope, platform)
        registerProviderPages(scope, platform)
      },
      { prefix: gatewayPath },
    )
  },
  outbox: { [callbackKind]: { deliver: deliverCallback, lane: 'simulators' } },
}
