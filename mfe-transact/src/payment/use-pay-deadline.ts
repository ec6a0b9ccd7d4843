import { queryFor, useCountdown, useQuery, useQueryClient } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import type { PaymentMode } from '@portal/kernel/contracts/payment-attempt'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { payDeadline, type PayDeadline } from './pay-deadline'

/**
 * The live time left to pay; quiet about the NAV while it is not known. `ahead`: the server's clock before this
 * machine's, in milliseconds. `mode` is the way that is chosen; `onEnd` is called once when no time is left.
 */
export function usePayDeadline(
  order: PurchaseOrder,
  { ahead, mode }: { ahead: number; mode: PaymentMode },
  onEnd: () => void,
): PayDeadline {
  const client = useQueryClient()
  const { scheme, folioNo, amount, payBefore } = order
  const body = { schemePlanCode: scheme.schemePlanCode, folioNo, amount }
  const options = queryFor(purchaseApi.quote, body)
  const { data: quote } = useQuery(options)
  useCountdown(quote && Date.parse(quote.cutOffAt) - ahead, () => void client.invalidateQueries(options))
  const left = useCountdown(Date.parse(payBefore) - ahead, onEnd)
  return payDeadline(order, quote, Date.parse(payBefore) - left, mode)
}
