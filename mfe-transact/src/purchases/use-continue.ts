import { useState } from 'react'
import { ApiError, href, RESET, routes, useAtom, useHost, useNavigate, useQueryClient } from '@portal/kernel'
import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import { cartAt } from '../cart/cart-places'
import { useCartChanges } from '../cart/use-cart'
import { errorAt, fieldOfRefusal } from '../shared/refused-field'
import { ifscQuery } from './ifsc-query'
import { cartTermsOf } from './order-request'
import { purchaseDraftAtom } from './purchase-draft'

type Client = ReturnType<typeof useQueryClient>

/** What is asked of the server before the review: whether it would take the order, and where its units go. */
export interface AskedOrder {
  newFolio: NewFolio | null
  quote: (client: Client) => Promise<unknown>
}

/**
 * Goes on to the review, or puts the order into the cart, once the server would take it. Its refusal stays on the
 * page, at the field that it is about, with all that was typed; a bank account is looked up before a one-time code is
 * spent on it.
 */
export function useContinue() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const putIntoCart = usePutIntoCart()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const once = async (order: AskedOrder, then: () => unknown): Promise<object | undefined> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await askServer(client, order)
      await then()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = fieldOfRefusal(error.code)
      if (field) return errorAt(field, error.message)
      setRefusal(error.message)
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
  const [draft, setDraft] = useAtom(purchaseDraftAtom)
  const { add, change } = useCartChanges()
  return async () => {
    const [first, ...more] = cartTermsOf(draft) ?? []
    if (!first) return
    const { cartItemId: itemId } = draft
    let { items } = await (itemId
      ? change.mutateAsync({ itemId, investDetails: first })
      : add.mutateAsync(first))
    for (const each of more) ({ items } = await add.mutateAsync(each))
    setDraft(RESET)
    host.toast({ type: 'success', message: itemId ? 'We changed your cart.' : 'It is in your cart.' })
    const at = itemId ? items.findIndex((item) => item.itemId === itemId) + 1 : items.length
    void navigate(href(cartAt(Math.max(1, at))))
  }
}

/** @throws ApiError when no branch has the IFSC of a new account, or the server would not take the order */
async function askServer(client: Client, { newFolio, quote }: AskedOrder): Promise<void> {
  if (newFolio && 'bank' in newFolio && 'ifscCode' in newFolio.bank)
    await client.fetchQuery(ifscQuery(newFolio.bank.ifscCode))
  await quote(client)
}
