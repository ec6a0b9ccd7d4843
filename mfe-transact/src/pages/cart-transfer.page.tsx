import { cartPlaces } from '../cart/cart-places'
import { SendMoney } from '../payment/transfer/send-money'

/** Where to send the money of a cart, at once for all of its orders (S2.042). */
export default function MultiNeftPage() {
  return <SendMoney payment={cartPlaces.payment} receipt={cartPlaces.success} />
}
