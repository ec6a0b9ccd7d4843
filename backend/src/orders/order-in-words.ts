import type { Order } from '@portal/contracts/orders/order'
import type { OrderInWords } from '../identity/confirmed-subject'
import { confirmedKindOf, kindOf } from './kind-table'
import type { OrderRow } from './order.repository'

/** Every kind of order has words of its own. */
export const orderInWords: OrderInWords = async (at, order) => confirmedKindOf(order.kind).inWords(order, at)

/** What receipt, history and statement call an order whose kind has a name of its own. */
export function calledView(order: OrderRow): Pick<Order, 'called'> {
  const called = kindOf(order.kind).called?.(order)
  return called === undefined ? {} : { called }
}
