import { t } from '@portal/kernel/words'
import type { Cart } from '@portal/contracts/cart/cart'
import { isNavTheSame, type NavTiming, useNavTiming } from '../shared/nav-timing'
import { countedIn } from './cart-words'

/**
 * Until when the cart has to be paid for the NAVs that it shows: by the cut-off that comes first, of those after which
 * another NAV holds. Of several NAVs none is named: each fund says its own.
 */
export function useCartTiming(
  cart: Cart | undefined,
  arrivedAt: number,
  onCutOff: () => void,
): NavTiming | undefined {
  const quotes = (cart ? countedIn(cart) : []).flatMap(({ lumpsum, sip }) => lumpsum ?? sip?.firstNow ?? [])
  const [first] = quotes.sort(
    (one, other) =>
      Number(isNavTheSame(one)) - Number(isNavTheSame(other)) || one.cutOffAt.localeCompare(other.cutOffAt),
  )
  const timing = useNavTiming(first, arrivedAt, onCutOff)
  const navs = new Set(quotes.map(({ navDateIfPaidNow }) => navDateIfPaidNow))
  if (!timing || navs.size < 2) return timing
  const { countdown } = timing
  return {
    ...timing,
    headline: countdown ? t`${countdown} for the NAVs of all funds` : t`Each fund says which NAV you get`,
  }
}
