import { queryFor, useQuery } from '@portal/kernel'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { paymentApi } from '@portal/kernel/contracts/payment'
import { isMissing } from '../shared/order-missing'
import { paymentView } from './payment-view'
import { pollDelay } from './poll-delay'

export type Checkout = ResponseOf<typeof paymentApi.paymentStatus>['checkout']

/**
 * The order with its attempts, asked about again while an attempt is on its way: ever more rarely, not while the page
 * is hidden, and at once when it is shown again.
 */
export function usePaymentOrder(orderId: string) {
  return useQuery({
    ...queryFor(paymentApi.paymentStatus, { transactionId: orderId }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      if (isMissing(state.error) || !state.data) return false
      return paymentView(state.data.order).kind === 'waiting' && pollDelay(state.dataUpdateCount)
    },
  })
}
