import { indiaDate } from '@portal/kernel/format'
import { askAboutSilentAttempts } from '../payments/close-attempt'
import { paymentDesk } from '../payments/payment-desk'
import type { Module, Platform } from '../platform/module'
import { allotPaidOrders } from './allotment'
import { expireUnpaidOrders } from './expiry'
import { orderPayables } from './payables'
import { registerOrders } from './routes'

/** Lost answers are fetched before an order is ended for want of money. */
async function watchPayments(platform: Platform, now: Date): Promise<void> {
  const desk = paymentDesk(platform, orderPayables(platform))
  await askAboutSilentAttempts(desk, now)
  await expireUnpaidOrders(desk, now)
}

export const ordersModule: Module = {
  name: 'orders',
  register: registerOrders,
  jobs: [
    { name: 'watch payments', everyMinutes: 5, run: watchPayments },
    // Once after the evening's NAVs, once in the morning for those that came late.
    { name: 'allot units', at: '22:30', run: (platform, now) => allotPaidOrders(platform, indiaDate(now)) },
    {
      name: 'allot late units',
      at: '09:30',
      run: (platform, now) => allotPaidOrders(platform, indiaDate(now)),
    },
  ],
}
