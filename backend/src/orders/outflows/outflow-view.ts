import type { OrderRow } from '../order.repository'
import { howMuchOf } from './outflow-terms'

/** What the views of redemption and switch have in common. */
export function outflowView(order: OrderRow) {
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
