import { api, useAtom } from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import type { OrderRequest } from '../../../purchases/order-request'
import { purchaseDraftAtom } from '../../../purchases/purchase-draft'
import { campaign } from '../../../transaction/campaign'
import { useConfirm, type Confirmation } from '../../../transaction/use-confirm'

/** Confirms the draft's lump sum by a one-time code and places it; `done` gets its id. */
export function usePlaceOrder(order: OrderRequest, done: (transactionId: string) => void): Confirmation {
  const [{ idempotencyKey, quickInvest }, setDraft] = useAtom(purchaseDraftAtom)
  return useConfirm({
    subject: {
      activityType: 'LUMPSUM',
      folioNo: order.folioNo,
      orders: [{ kind: 'LUMPSUM', ...order }],
    },
    idempotencyKey,
    call: (code, options) =>
      api.call(purchaseApi.newLumpsum, { ...order, ...code, ...campaign(), quickInvest }, options),
    done: ({ orders: [placed] }) => {
      if (!placed) return
      setDraft((last) => ({ ...last, orderId: placed.transactionId }))
      done(placed.transactionId)
    },
  })
}
