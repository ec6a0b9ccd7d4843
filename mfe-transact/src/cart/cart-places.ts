import { href, limits, type RouteReference, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { paidSteps, type PaidStep } from '../transaction/steps'

/** The pages of a cart (S2.042). */
export const cartPlaces = {
  review: routes.multiReview,
  payment: routes.multiPayment,
  /** Where to transfer the money of a cart (S2.042). */
  neft: routes.multiNeft,
  success: routes.multiSuccess,
}

/** The cart, brought to the order at a place from 1 to 10. */
export const cartAt = (index: number): RouteReference => ({
  path: `/home/transaction/multi-investment/${index}`,
  query: [],
})

/** The place that an address names; the first one where it names none. */
export function placeIn(pathname: string): number {
  const index = Number(/multi-investment\/(\d{1,2})$/.exec(pathname)?.[1] ?? 1)
  return index >= 1 && index <= limits.entries.cartSchemes ? index : 1
}

/** The steps of a cart; without `pays` nothing is paid on the way. */
export const cartSteps = (current: PaidStep, pays = true) =>
  paidSteps(t`Cart`, current, pays, href(cartAt(1)))
