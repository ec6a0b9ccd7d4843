import type { OrderRow } from '../order.repository'
import { howMuchOf } from './exit-terms'

/** What the views of redemption and switch have in common. */
export function exitView(order: OrderRow) {
  const { navDate, nav, units, proceeds, exitLoad, stt, tds, netAmount, unitsHeld } = order
  return {
    howMuch: howMuchOf(order),
    unitsHeld: unitsHeld ?? '0.000',
    navDate: navDate ?? '',
    nav,
    units,
    proceeds,
    exitLoad,
    stt,
    tds,
    netAmount,
  }
}
