import { askAboutSilentAttempts } from '../payments/close-attempt'
import { paymentContext } from '../payments/payment-context'
import type { Module, Platform } from '../platform/module'
import { expireUnpaidCheckouts } from './expiry'
import { orderPayables } from './payables'
import { registerPaymentCalls } from './payment.routes'

/** Lost answers are fetched before a checkout is ended for want of money. */
async function watchPayments(platform: Platform, now: Date): Promise<void> {
  const paying = paymentContext(platform, orderPayables(platform))
  await askAboutSilentAttempts(paying, now)
  await expireUnpaidCheckouts(paying, now)
}

export const orderPaymentsModule: Module = {
  name: 'order-payments',
  register: registerPaymentCalls,
  jobs: [{ name: 'watch payments', everyMinutes: 5, run: watchPayments }],
}
