import {
  api,
  queryFor,
  type RouteReference,
  routes,
  useLocation,
  useQuery,
  useQueryClient,
  useSetAtom,
} from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { paymentApi } from '@portal/contracts/payments/payment'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { cartPlaces, cartSteps } from '../cart/cart-places'
import { isOpenAttempt, lastAttempt } from './attempts'
import { paymentView } from './payment-view'
import { isMissing } from '../shared/order-missing'
import { draftAtom } from '../transaction/draft'
import { purchaseSteps } from '../transaction/steps'

type Status = ResponseOf<typeof paymentApi.paymentStatus>
export type Checkout = Status['checkout']

const second = 1000

/**
 * Milliseconds until an open payment is asked about again: often while the investor is likely to be paying, then
 * ever more rarely, never slower than every 30 seconds.
 */
export function pollDelay(requested: number): number {
  if (requested < 20) return 3 * second
  return Math.min(30 * second, Math.round(3 * second * 1.2 ** (requested - 19)))
}

/** Whether a card pays: its provider is then asked, and not only listened to (S7.073). */
function isByCard(status: Status | undefined): boolean {
  const last = status && lastAttempt(status.order)
  return last?.paymentMode === 'DC' && isOpenAttempt(last)
}

/** Whether the time to pay was up when the server answered, or within the second: the order is about to end. */
const isTimeUp = ({ order, serverNow }: Status): boolean =>
  Date.parse(order.payBefore) - Date.parse(serverNow) < 1000

/**
 * The order with its attempts, asked about again while an attempt is on its way, or the order is to end: ever more
 * rarely, not while the page is hidden, and at once when it is shown again.
 */
export function usePaymentOrder(orderId: string) {
  const client = useQueryClient()
  const body = { transactionId: orderId }
  const query = queryFor(paymentApi.paymentStatus, body)
  return useQuery({
    ...query,
    queryFn: ({ signal }) => {
      const known = client.getQueryData<Status>(query.queryKey)
      const requested = isByCard(known) ? paymentApi.cardPaymentStatus : paymentApi.paymentStatus
      return api.call(requested, body, { signal })
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (isMissing(state.error) || !state.data) return false
      const { kind } = paymentView(state.data.order)
      const changes = kind === 'waiting' || (kind === 'choose' && isTimeUp(state.data))
      return changes && pollDelay(state.dataUpdateCount)
    },
  })
}

type Kept = Partial<
  Pick<TransactionDraft, 'chequeData' | 'neftDetails' | 'reinitiatePayment' | 'reinitiateTransactionId'>
>
type KeepInDraft = (change: Kept) => void

/**
 * Keeps in the draft what belongs to the payment of its own order (S3.040), until its receipt ends it. An order that is
 * paid from a list or a link has no draft, and what is on its way to another order stays as it is.
 */
export function useKeepInDraft(transactionId: string): KeepInDraft {
  const setDraft = useSetAtom(draftAtom)
  return (change) => setDraft((last) => (last.orderId === transactionId ? { ...last, ...change } : last))
}

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
