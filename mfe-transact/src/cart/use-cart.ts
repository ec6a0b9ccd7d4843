import { queryFor, useInvestor, useMutation, useQuery, useQueryClient, api } from '@portal/kernel'
import { type Cart, cartApi, type CartItem } from '@portal/contracts/cart/cart'

/** The cart as the server prices it. */
export const cartQuery = (pan: string) => queryFor(cartApi.cart, { panNumber: pan })

/** The cart, priced as of now; asked for anew whenever it is opened. */
export function useCart() {
  const { pan } = useInvestor()
  return useQuery({ ...cartQuery(pan), staleTime: 0 })
}

/** The ways to change the cart; each shows the cart as it is then. */
export function useCartChanges() {
  const { pan } = useInvestor()
  const client = useQueryClient()
  const onSuccess = (cart: Cart) => client.setQueryData(cartQuery(pan).queryKey, cart)
  const change = useMutation({
    mutationFn: (item: Pick<CartItem, 'itemId' | 'investDetails'>) =>
      api.call(cartApi.change, { itemId: item.itemId, investDetails: item.investDetails }, { toast: true }),
    // A later amount must not be overtaken by an earlier one.
    scope: { id: 'cart' },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (itemId: string) => api.call(cartApi.remove, { itemId }, { toast: true }),
    scope: { id: 'cart' },
    onSuccess,
  })
  return { change, remove }
}
