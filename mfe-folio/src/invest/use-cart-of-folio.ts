import { api, queryFor, useInvestor, useMutation, useQuery, useQueryClient } from '@portal/kernel'
import { cartApi, type CartItem } from '@portal/contracts/cart/cart'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'

type Folio = Pick<NewFolioDraft, 'draftId' | 'version'>

/** Whether an order of the cart goes into a folio as it is now. */
export const goesInto = ({ draftId, version }: Folio, { investDetails: { newFolio } }: CartItem): boolean =>
  newFolio !== undefined &&
  'draftId' in newFolio &&
  newFolio.draftId === draftId &&
  newFolio.version === version

/** The orders of the cart, and the way of each into a new folio. */
export function useCartOfFolio({ draftId, version }: Folio) {
  const { pan } = useInvestor()
  const client = useQueryClient()
  const requested = queryFor(cartApi.cart, { panNumber: pan })
  const { data, error, isFetching, refetch } = useQuery({ ...requested, staleTime: 0 })
  const put = useMutation({
    mutationFn: ({ itemId, investDetails }: CartItem) =>
      api.call(
        cartApi.change,
        { itemId, investDetails: { ...investDetails, folioNo: null, newFolio: { draftId, version } } },
        { toast: true },
      ),
    onSuccess: (cart) => client.setQueryData(requested.queryKey, cart),
  })
  return { items: data?.items, error, retrying: isFetching, retry: () => void refetch(), put }
}
