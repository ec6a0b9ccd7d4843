import { PaymentOf } from './payment.page'
import { cartPlaces } from '../cart/cart-places'

/** One payment for the orders of a cart (S2.042). */
export default function MultiPaymentPage() {
  return <PaymentOf receipt={cartPlaces.success} />
}
