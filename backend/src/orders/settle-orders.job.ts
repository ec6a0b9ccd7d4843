import { indiaDate } from '@portal/contracts/format'
import { inBatches } from '../platform/batch'
import type { Job, Platform } from '../platform/module'
import { moveFromClosedDays, notifyOfLateOrders } from './late-navs'
import { kindOf } from './kind-table'
import { ordersToSettle } from './order-reader'
import { lockDueOrders } from './order.repository'

/** After the NAVs came: every order that is due, by its kind; one that fails leaves the others as they are. */
export async function settleOrders(platform: Platform, now: Date): Promise<void> {
  const today = indiaDate(now)
  await moveFromClosedDays(platform)
  await inBatches(platform, await ordersToSettle(platform.db, today), {
    name: 'settle orders',
    reserve: (tx, orderIds, others) => lockDueOrders(tx, orderIds, today, others),
    whose: ({ investorPan }) => investorPan,
    work: async (tx, inside, order) => void (await kindOf(order.kind).settle(tx, inside, order)),
    // It is tried again with the next NAVs.
    left: (orderId, error) => platform.log.error({ err: error, orderId }, 'the order could not be settled'),
  })
  await notifyOfLateOrders(platform, now)
}

/** Once after the evening's NAVs, once in the morning for those that came late. */
export const settleOrdersJobs: Job[] = [
  { name: 'settle orders', at: '22:30', run: settleOrders, isShared: true },
  { name: 'settle late orders', at: '09:30', run: settleOrders, isShared: true },
]
