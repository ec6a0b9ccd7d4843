import { cashfreePath } from '../../../src/payments/adapters/cashfree/settings'
import type { Module } from '../../../src/platform/module'
import { registerCashfreeApi } from './api.routes'
import { registerUpiPages } from './pages.routes'
import { cashfreeWebhookKind, deliverCashfreeWebhook } from './webhooks'

/** Cashfree's reverse penny drop as the sandbox has it: its calls, its webhooks, and a page in place of a UPI app. */
export const cashfreeSimulator: Module = {
  name: 'cashfree simulator',
  register(app, platform) {
    const { accountProof, env } = platform.config
    // Only where it is the installation's provider: nothing here answers to a key of anybody else.
    if (accountProof !== 'cashfree' || env.CASHFREE_CLIENT_ID) return
    void app.register(
      async (scope) => {
        registerCashfreeApi(scope, platform)
        registerUpiPages(scope, platform)
      },
      { prefix: cashfreePath },
    )
  },
  outbox: { [cashfreeWebhookKind]: { deliver: deliverCashfreeWebhook, lane: 'simulators' } },
}
