import type { Module } from '../../../src/platform/module'
import { registerRazorpayApi } from './api.routes'
import { razorpayPath, registerRazorpayPages } from './pages.routes'
import { registerUpiApp } from './upi-app.routes'
import { deliverWebhook, webhookKind } from './webhooks'

/** Razorpay as the sandbox has it: its calls, its hosted page and its webhooks, over the ledger of the gateway beside it. */
export const razorpaySimulator: Module = {
  name: 'razorpay simulator',
  register(app, platform) {
    // Only where it is the installation's provider: nothing here answers to a key of anybody else.
    const { payments, mandates, env } = platform.config
    if ((payments !== 'razorpay' && mandates !== 'razorpay') || env.RAZORPAY_KEY_ID) return
    void app.register(
      async (scope) => {
        registerRazorpayApi(scope, platform)
        registerRazorpayPages(scope, platform)
        if (mandates === 'razorpay') registerUpiApp(scope, platform, razorpayPath)
      },
      { prefix: razorpayPath },
    )
  },
  outbox: { [webhookKind]: { deliver: deliverWebhook, lane: 'simulators' } },
}
