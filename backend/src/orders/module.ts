import { askAboutSilentAttempts } from '../payments/close-attempt'
import { paymentDesk } from '../payments/payment-desk'
import type { Module, Platform } from '../platform/module'
import { expireUnpaidCheckouts } from './expiry'
import { orderPayables } from './payables'
import { registerOrders } from './routes'
import { settleOrdersJobs } from './settle-orders.job'

/** Lost answers are fetched before a checkout is ended for want of money. */
async function watchPayments(platform: Platform, now: Date): Promise<void> {
  const desk = paymentDesk(platform, orderPayables(platform))
  await askAboutSilentAttempts(desk, now)
  await expireUnpaidCheckouts(desk, now)
}

export const ordersModule: Module = {
  name: 'orders',
  register: registerOrders,
  jobs: [{ name: 'watch payments', everyMinutes: 5, run: watchPayments }, ...settleOrdersJobs],
}
