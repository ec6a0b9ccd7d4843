import { limits, type RouteReference } from '@portal/kernel'

const place = <Query extends string = never>(
  path: string,
  query: readonly Query[] = [],
): RouteReference<Query> => ({ path: `/home/transaction/${path}`, query })

/** The pages of a cart (S2.042). */
export const cartPlaces = {
  review: place('multi-review'),
  payment: place('multi-payment', ['order']),
  /** Where to transfer the money of a cart (S2.042). */
  neft: place('multi-neft', ['order']),
  success: place('multi-success', ['order']),
}

/** The cart, brought to the order at a place from 1 to 10. */
export const cartAt = (index: number): RouteReference => place(`multi-investment/${index}`)

/** The place that an address names; the first one where it names none. */
export function placeIn(pathname: string): number {
  const index = Number(/multi-investment\/(\d{1,2})$/.exec(pathname)?.[1] ?? 1)
  return index >= 1 && index <= limits.entries.cartSchemes ? index : 1
}
