import { useState } from 'react'
import {
  ApiError,
  href,
  message,
  queryFor,
  routes,
  useAtomValue,
  useHost,
  useNavigate,
  useQueryClient,
  useSetAtom,
} from '@portal/kernel'
import { newAccountApi } from '@portal/kernel/contracts/new-account'
import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import { cartAt } from '../../cart/cart-places'
import { useCartChanges } from '../../cart/use-cart'
import { accountNumber, errorAt, fieldOfRefusal } from '../../shared/refused-field'
import { ifscQuery } from './ifsc-query'
import { cartTermsOf } from './order-request'
import { draftAtom, endPurchaseAtom } from '../../transaction/draft'

type Client = ReturnType<typeof useQueryClient>

/** What is asked of the server before the review: whether it would take the order, and where its units go. */
export interface AskedOrder {
  newFolio: NewFolio | null
  quote: (client: Client) => Promise<unknown>
}

/**
 * Goes on to the review, or puts the order into the cart, once the server would take it. Its refusal stays on the
 * page, at the field that it is about, with all that was typed; whose a new bank account is comes before a one-time code is
 * spent on it, and where its bank has another name the part of the folio takes a cheque (S8.029).
 */
export function useContinue() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const putIntoCart = usePutIntoCart()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const once = async (order: AskedOrder, then: () => unknown): Promise<object | undefined> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const unproved = await askServer(client, order)
      if (unproved) return unproved
      await then()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = fieldOfRefusal(error.code)
      if (field) return errorAt(field, error.message)
      setRefusal(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    refusal,
    goOn: (order: AskedOrder) => once(order, () => void navigate(href(routes.investReview))),
    keep: (order: AskedOrder) => once(order, putIntoCart),
  }
}

/** Puts what the draft describes into the cart, or in the place of what it was there; the cart is next. */
function usePutIntoCart(): () => Promise<void> {
  const navigate = useNavigate()
  const host = useHost()
  const draft = useAtomValue(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  const { add, change } = useCartChanges()
  return async () => {
    const [first, ...more] = cartTermsOf(draft) ?? []
    if (!first) return
    const { cartItemId: itemId } = draft
    let { items } = await (itemId
      ? change.mutateAsync({ itemId, investDetails: first })
      : add.mutateAsync(first))
    for (const each of more) ({ items } = await add.mutateAsync(each))
    endPurchase()
    host.toast({ type: 'success', message: itemId ? 'We changed your cart.' : 'It is in your cart.' })
    const at = itemId ? items.findIndex((item) => item.itemId === itemId) + 1 : items.length
    void navigate(href(cartAt(Math.max(1, at))))
  }
}

/**
 * What is said of a new account that is not known to be the investor's.
 * @throws ApiError when no branch has the IFSC of a new account, or the server would not take the order
 */
async function askServer(client: Client, { newFolio, quote }: AskedOrder): Promise<object | undefined> {
  const account = newFolio && 'bank' in newFolio && 'ifscCode' in newFolio.bank ? newFolio.bank : undefined
  if (account) await client.fetchQuery(ifscQuery(account.ifscCode))
  await quote(client)
  if (!account) return undefined
  const { cheque } = await client.fetchQuery({
    ...queryFor(newAccountApi.checkAccount, { account }),
    // A person may have seen the cheque meanwhile.
    staleTime: 0,
  })
  if (cheque === 'notNeeded') return undefined
  return errorAt(accountNumber, message(cheque === 'wanted' ? 'nameMatchFailed' : 'chequeInReview'))
}
