import { api, queryFor, useQuery, useQueryClient } from '@portal/kernel'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { paymentApi } from '@portal/kernel/contracts/payment'
import { isMissing } from '../shared/order-missing'
import { isOpenAttempt, lastAttempt, paymentView } from './payment-view'
import { pollDelay } from './poll-delay'

type Status = ResponseOf<typeof paymentApi.paymentStatus>
export type Checkout = Status['checkout']

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
      const asked = isByCard(known) ? paymentApi.cardPaymentStatus : paymentApi.paymentStatus
      return api.call(asked, body, { signal })
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
