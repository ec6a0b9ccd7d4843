import { api, queryClient } from '@portal/kernel'
import { cartApi, type CartTerms } from '@portal/contracts/cart/cart'
import { cartQuery } from './use-cart'

/** Puts orders into the cart, the first one in the place of what it was there; yields the place of it, from 1 on. */
export async function putIntoCart(
  pan: string,
  [first, ...more]: readonly CartTerms[],
  itemId: string | null,
): Promise<number> {
  if (!first) return 1
  let cart = await (itemId
    ? api.call(cartApi.change, { itemId, investDetails: first }, { toast: true })
    : api.call(cartApi.add, { investDetails: first }))
  for (const each of more) cart = await api.call(cartApi.add, { investDetails: each })
  queryClient.setQueryData(cartQuery(pan).queryKey, cart)
  const place = itemId ? cart.items.findIndex((item) => item.itemId === itemId) + 1 : cart.items.length
  return Math.max(1, place)
}
