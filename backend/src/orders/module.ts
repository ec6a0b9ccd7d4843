import { askAboutSilentAttempts } from '../payments/close-attempt'
import { paymentContext } from '../payments/payment-context'
import type { Module, Platform } from '../platform/module'
import { followPurchasesJobs } from './auto-switch/follow-purchases.job'
import { registerAutoSwitchCalls } from './auto-switch.routes'
import { expireUnpaidCheckouts } from './expiry'
import { payIncomeJobs } from './income/pay-income.job'
import { type KindTable, setKinds } from './kind-table'
import { orderPayables } from './payables'
import { registerOrders } from './routes'
import { settleOrdersJobs } from './settle-orders.job'
import { registerSolutionCalls } from './solution.routes'
import { rebalanceSolutionsJob } from './solutions/rebalance.job'

/** Lost answers are fetched before a checkout is ended for want of money. */
async function watchPayments(platform: Platform, now: Date): Promise<void> {
  const paying = paymentContext(platform, orderPayables(platform))
  await askAboutSilentAttempts(paying, now)
  await expireUnpaidCheckouts(paying, now)
}

/** The engine works with the kinds that it is given. */
export function ordersModule(kinds: KindTable): Module {
  setKinds(kinds)
  return {
    name: 'orders',
    register(app, platform) {
      registerOrders(app, platform)
      registerAutoSwitchCalls(app, platform)
      registerSolutionCalls(app, platform)
    },
    jobs: [
      { name: 'watch payments', everyMinutes: 5, run: watchPayments },
      ...settleOrdersJobs,
      ...payIncomeJobs,
      ...followPurchasesJobs,
      rebalanceSolutionsJob,
    ],
  }
}
