import type { Module } from '../platform/module'
import { followPurchasesJobs } from './auto-switch/follow-purchases.job'
import { registerAutoSwitchCalls } from './auto-switch.routes'
import { type KindTable, setKinds } from './kind-table'
import { registerOrders } from './routes'
import { settleOrdersJobs } from './settle-orders.job'

/** The engine works with the kinds that it is given. */
export function ordersModule(kinds: KindTable): Module {
  setKinds(kinds)
  return {
    name: 'orders',
    register(app, platform) {
      registerOrders(app, platform)
      registerAutoSwitchCalls(app, platform)
    },
    jobs: [...settleOrdersJobs, ...followPurchasesJobs],
  }
}
