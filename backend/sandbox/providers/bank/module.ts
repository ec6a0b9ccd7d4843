import { isSimulated } from '../../../src/payouts/adapters/razorpayx/access'
import type { Module } from '../../../src/platform/module'
import { registerBankCalls } from './bank.routes'
import { bankCallbackKind, deliverBankCallback, notifyFundHouse } from './notify.job'
import { fetchNachFiles } from './nach-files'
import { fetchPayoutFiles } from './payout-files'
import { deliverPayoutWebhook, payoutWebhookKind } from './payout-webhooks'
import { registerRazorpayXPayouts } from './razorpayx.routes'

/** The fund house's bank in the sandbox: pays out, and debits on mandates. */
export const bankSimulator: Module = {
  name: 'bank simulator',
  register(app, platform) {
    void app.register(async (scope) => registerBankCalls(scope, platform), {
      prefix: '/sandbox/providers/bank',
    })
    if (platform.config.payouts === 'razorpayx' && isSimulated(platform.config))
      void app.register(async (scope) => registerRazorpayXPayouts(scope, platform), {
        prefix: '/sandbox/providers/razorpayx',
      })
  },
  jobs: [fetchPayoutFiles, fetchNachFiles, notifyFundHouse],
  outbox: {
    [bankCallbackKind]: { deliver: deliverBankCallback, lane: 'simulators' },
    [payoutWebhookKind]: { deliver: deliverPayoutWebhook, lane: 'simulators' },
  },
}
