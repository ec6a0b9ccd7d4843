import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { entriesOfOrder } from './ledger-entries'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { changesOf, ordersNamed } from '../orders/order-reader'
import { orderView } from '../orders/order-view'
import { storedTransaction } from './stored-transaction'

/**
 * What became of one transaction of an investor. Another investor's, and one that does not exist, answer alike with a
 * 404.
 */
export async function timelineOf(
  platform: Platform,
  pan: string,
  transactionId: string,
): Promise<TransactionTimeline> {
  const { db, clock } = platform
  const [order] = (await ordersNamed(db, [transactionId])).filter(({ investorPan }) => investorPan === pan)
  const entries = await entriesOfOrder(db, pan, transactionId, clock.today())
  if (!order && !entries.length) throw notFound()
  const changes = order ? await changesOf(db, order.id) : []
  const view = order ? await orderView(db, platform, order) : null
  return {
    order: view,
    record: order && view ? await storedTransaction(platform, order, view, changes.at(-1)?.at) : null,
    changes: changes.map(({ state, at }) => ({ state, at: at.toISOString() })),
    entries,
  }
}
