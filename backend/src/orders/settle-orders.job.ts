import { indiaDate } from '@portal/kernel/format'
import { inTransaction, type Tx } from '../platform/database'
import type { Job, Platform } from '../platform/module'
import { kindOf } from './kinds'
import { lockOrder, ordersToSettle } from './order.repository'

/** After the NAVs came: every order that is due, by its kind, each in a transaction of its own. */
export async function settleOrders(platform: Platform, now: Date): Promise<void> {
  const today = indiaDate(now)
  for (const orderId of await ordersToSettle(platform.db, today)) {
    try {
      await inTransaction(platform.db, (tx) => settle(tx, platform, orderId, today))
    } catch (error) {
      // The other orders are not to wait for this one; it is tried again with the next NAVs.
      platform.log.error({ err: error, orderId }, 'the order could not be settled')
    }
  }
}

/** An order that is not due any more is left alone. */
async function settle(tx: Tx, platform: Platform, orderId: string, today: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order.settleOn === null || order.settleOn > today) return
  await kindOf(order.kind).settle(tx, platform, order)
}

/** Once after the evening's NAVs, once in the morning for those that came late. */
export const settleOrdersJobs: Job[] = [
  { name: 'settle orders', at: '22:30', run: settleOrders },
  { name: 'settle late orders', at: '09:30', run: settleOrders },
]
