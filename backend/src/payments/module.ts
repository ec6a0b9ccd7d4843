import { orderPayables } from '../orders/payables'
import type { Module, Platform } from '../platform/module'
import { registerBanks } from './bank.routes'
import { registerPaymentCallback } from './callback.routes'
import { refundKind } from './outcome'
import { paymentDesk } from './payment-desk'
import { sendLateRefunds, sendRefundOf } from './refunds'
import { callbackKind, deliverCallback } from '../sandbox/providers/gateway/callback-sender'
import { registerGatewaySimulator } from '../sandbox/providers/gateway/simulator.routes'

const deskOf = (platform: Platform) => paymentDesk(platform, orderPayables(platform))

export const paymentsModule: Module = {
  name: 'payments',
  register(app, platform) {
    registerBanks(app, platform)
    registerPaymentCallback(app, () => deskOf(platform))
    if (platform.mode === 'sandbox') registerGatewaySimulator(app, platform)
  },
  jobs: [
    {
      name: 'send late refunds',
      everyMinutes: 60,
      run: (platform, now) => sendLateRefunds(deskOf(platform), now),
    },
  ],
  outbox: {
    [refundKind]: (event, platform) => sendRefundOf(deskOf(platform), event),
    [callbackKind]: deliverCallback,
  },
}
