import { routes, type RouteReference, useLocation } from '@portal/kernel'
import { cartPlaces, cartSteps } from '../cart/cart-places'
import { purchaseSteps } from '../transaction/steps'
import type { Checkout } from './use-payment-order'

/** The pages that a checkout goes through, each of the order that its address names. */
interface CheckoutPlaces {
  payment: RouteReference<'order'>
  /** Where to transfer the money, or what to write on its cheque. */
  neft: RouteReference<'order'>
  success: RouteReference<'order'>
}

const orderPlaces: CheckoutPlaces = {
  payment: routes.investPayment,
  neft: { path: '/home/transaction/neft', query: ['order'] },
  success: routes.investSuccess,
}

/** The pages of the checkout that the address is about: of a cart (S2.042) or of one order. */
export function useCheckoutPlaces(): CheckoutPlaces {
  const { pathname } = useLocation()
  return [cartPlaces.payment.path, cartPlaces.neft.path].includes(pathname) ? cartPlaces : orderPlaces
}

const paysSeveral = ({ orders }: Checkout): boolean => orders.length > 1

/** Where the money of a checkout is sent. */
export const sendingPlace = (checkout: Checkout) => (paysSeveral(checkout) ? cartPlaces : orderPlaces).neft

/** The steps of a checkout, at its payment. */
export const checkoutSteps = (checkout: Checkout) =>
  paysSeveral(checkout) ? cartSteps('pay') : purchaseSteps('pay')
