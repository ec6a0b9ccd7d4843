import { api, newIdempotencyKey, useQueryClient } from '@portal/kernel'
import { cartApi, type CartItem } from '@portal/kernel/contracts/cart'
import type { Order } from '@portal/kernel/contracts/order'
import { useState } from 'react'
import { campaign } from '../transaction/campaign'
import { useConfirm, type Confirmation } from '../transaction/use-confirm'

/** Confirms the orders of the cart that count by one code and places them; `done` gets what was placed. */
export function usePlaceCart(
  items: readonly CartItem[],
  done: (orders: readonly Order[]) => void,
): Confirmation {
  const client = useQueryClient()
  // One for one visit of the review: a second press and a retry make one checkout.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const orders = items.map(({ investDetails }) => investDetails)
  const [first] = orders
  const intoNewFolio = orders.every(({ folioNo }) => folioNo === null)
  const endpoint = intoNewFolio ? cartApi.multiCart : cartApi.multiScheme
  return useConfirm({
    subject: {
      activityType: first?.kind ?? 'LUMPSUM',
      folioNo: first?.folioNo ?? null,
      orders,
    },
    idempotencyKey,
    call: (code, options) =>
      api.call(
        endpoint,
        {
          orders,
          itemIds: items.map(({ itemId }) => itemId),
          ...campaign(),
          ...code,
          quickInvest: false,
        },
        options,
      ),
    done: (answer) => {
      done(answer.orders)
      void client.invalidateQueries()
    },
  })
}
