import type { Cart } from '@portal/kernel/contracts/cart'
import type { NavTiming } from '../shared/nav-timing'
import { useNavTiming } from '../shared/use-nav-timing'
import { countedIn } from './cart-words'

/** Until when the cart has to be paid for the NAVs that it shows: by the cut-off that comes first. */
export function useCartTiming(
  cart: Cart | undefined,
  arrivedAt: number,
  onCutOff: () => void,
): NavTiming | undefined {
  const quotes = (cart ? countedIn(cart) : []).flatMap(({ lumpsum, sip }) => lumpsum ?? sip?.firstNow ?? [])
  const [first] = quotes.sort((one, other) => one.cutOffAt.localeCompare(other.cutOffAt))
  return useNavTiming(first, arrivedAt, onCutOff)
}
