import { api, ApiError, clearTwoFactor, getTwoFactor, type NewTransactionDraft } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { orderRequest } from '../shared/order-request'

/** Whether asking again with the same key is right: no answer came, or the server could not give one. */
export const mayRepeat = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'malformed' || error.status >= 500)

/**
 * Places the draft's order with the stored one-time code, which is then removed (S7.086). When no answer came the code
 * stays, so that the very same request can be repeated under its key. A refusal is toasted in the server's words by
 * the failure sink (S7.091) and given to `failed`; the call yields false when no data returns (S7.092).
 */
export async function placeOrder(
  draft: NewTransactionDraft,
  failed: (error: ApiError) => void,
): Promise<Order | false> {
  const order = orderRequest(draft)
  const twoFactor = getTwoFactor()
  const { idempotencyKey, quickInvest } = draft
  if (!order || !twoFactor || !idempotencyKey) return false
  const body = { ...order, ...twoFactor, quickInvest }
  try {
    const answer = await api.call(purchaseApi.newLumpsum, body, { idempotencyKey, toast: true })
    clearTwoFactor()
    const [placed] = answer.orders
    return placed ?? false
  } catch (error) {
    if (!mayRepeat(error)) clearTwoFactor()
    if (!(error instanceof ApiError)) throw error
    failed(error)
    return false
  }
}
