import type { Module, Platform } from '../platform/module'
import { registerBanks } from './bank.routes'
import { registerPaymentCallback } from './callback.routes'
import type { Payables } from './payable'
import { paymentContext } from './payment-context'
import { sendLateRefunds, sendRefundOf } from './refunds'
import { refundKind } from './start-refund'

/** `payablesOf` comes from above: what is paid for knows payments, and payments know nothing of it. */
export function paymentsModule(payablesOf: (platform: Platform) => Payables): Module {
  const contextOf = (platform: Platform) => paymentContext(platform, payablesOf(platform))
  return {
    name: 'payments',
    register(app, platform) {
      registerBanks(app, platform)
      registerPaymentCallback(app, platform, payablesOf(platform))
    },
    jobs: [
      {
        name: 'send late refunds',
        everyMinutes: 60,
        run: (platform, now) => sendLateRefunds(contextOf(platform), now),
      },
    ],
    outbox: { [refundKind]: (event, platform) => sendRefundOf(contextOf(platform), event) },
  }
}
