import type { Module } from '../../../src/platform/module'
import { registerBilldeskApi } from './api.routes'
import { billdeskPath, registerBilldeskPages } from './pages.routes'
import { deliverWebhook, webhookKind } from './webhooks'

/** BillDesk as the sandbox has it: its calls, its hosted page and its webhooks, over the ledger of the gateway beside it. */
export const billdeskSimulator: Module = {
  name: 'billdesk simulator',
  register(app, platform) {
    // Only where it is the installation's provider: nothing here answers to a key of anybody else.
    const { payments, env } = platform.config
    if (payments !== 'billdesk' || env.BILLDESK_MERCHANT_ID) return
    void app.register(
      async (scope) => {
        registerBilldeskApi(scope, platform)
        registerBilldeskPages(scope, platform)
      },
      { prefix: billdeskPath },
    )
  },
  outbox: { [webhookKind]: { deliver: deliverWebhook, lane: 'simulators' } },
}
