import type { Module, Platform } from '../platform/module'
import { registerBanks } from './bank.routes'
import { registerAccountProofs } from './account-proof.routes'
import { registerPagesOf } from './adapters'
import { registerPaymentCallback } from './callback.routes'
import { askAbout } from './close-attempt'
import type { Payables } from './payable'
import { paymentContext } from './payment-context'
import { sendLateRefunds, sendRefundOf } from './refunds'
import { paymentById } from './payment.repository'
import { isOpen } from './payment-state'
import { refundKind } from './start-refund'

/** `payablesOf` comes from above: what is paid for knows payments, and payments know nothing of it. */
export function paymentsModule(payablesOf: (platform: Platform) => Payables): Module {
  const contextOf = (platform: Platform) => paymentContext(platform, payablesOf(platform))
  return {
    name: 'payments',
    register(app, platform) {
      registerBanks(app, platform)
      registerAccountProofs(app, platform)
      registerPagesOf(app, platform, {
        mayPay: async (paymentId) => isOpen((await paymentById(platform.db, paymentId))?.state ?? 'failed'),
        arrived: (paymentId) => askAbout(contextOf(platform), paymentId),
      })
      registerPaymentCallback(app, () => contextOf(platform))
    },
    jobs: [
      {
        name: 'send late refunds',
        everyMinutes: 60,
        run: (platform, now) => sendLateRefunds(contextOf(platform), now),
      },
    ],
    outbox: {
      [refundKind]: {
        lane: 'payments',
        deliver: (event, platform) => sendRefundOf(contextOf(platform), event),
      },
    },
  }
}
