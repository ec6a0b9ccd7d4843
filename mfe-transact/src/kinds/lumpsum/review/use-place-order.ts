import { api, useAtom } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import type { OrderRequest } from '../../purchase/order-request'
import { draftAtom } from '../../../transaction/draft'
import { campaign } from '../../../transaction/campaign'
import { useConfirm, type Confirmation } from '../../../transaction/use-confirm'

/**
 * Confirms the draft's lump sum by a one-time code and places it, with the call for a new folio, for a scheme that the
 * folio holds or for a first purchase (S7.059, S7.061, S7.068); `done` gets its id.
 */
export function usePlaceOrder(
  order: OrderRequest,
  folio: Folio | undefined,
  done: (transactionId: string) => void,
): Confirmation {
  const [{ idempotencyKey, quickInvest }, setDraft] = useAtom(draftAtom)
  const endpoint = callOf(order, folio)
  return useConfirm({
    subject: {
      activityType: 'LUMPSUM',
      folioNo: order.folioNo,
      orders: [{ kind: 'LUMPSUM', ...order }],
    },
    idempotencyKey,
    call: (code, options) => api.call(endpoint, { ...order, ...code, ...campaign(), quickInvest }, options),
    done: ({ orders: [placed] }) => {
      if (!placed) return
      setDraft((last) => ({ ...last, orderId: placed.transactionId }))
      done(placed.transactionId)
    },
  })
}

function callOf({ folioNo, schemePlanCode }: OrderRequest, folio: Folio | undefined) {
  if (folioNo === null) return purchaseApi.instantLumpsum
  const isHeld = folio?.holdings.some((each) => each.schemePlanCode === schemePlanCode)
  return isHeld ? purchaseApi.initiate : purchaseApi.newLumpsum
}
