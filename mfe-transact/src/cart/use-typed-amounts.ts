import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '@portal/contracts/cart/cart'
import { useSettled } from '../shared/use-settled'
import { useCartChanges } from './use-cart'

/** By order, in paise; null: the field is empty. */
type Typed = Readonly<Record<string, number | null>>

const stillMs = 600

/** The amounts of the cart as they are typed: the server keeps each once it stands still, and all before the review. */
export function useTypedAmounts(items: readonly CartItem[]) {
  const { change } = useCartChanges()
  const [typed, setTyped] = useState<Typed>({})
  const settled = useSettled(typed, stillMs)
  const amountOf = ({ itemId, investDetails }: CartItem): number | null =>
    typed[itemId] === undefined ? investDetails.amount : typed[itemId]
  const changed = items.flatMap((item) => {
    const amount = amountOf(item)
    const { itemId, investDetails } = item
    return !amount || amount === investDetails.amount
      ? []
      : { itemId, investDetails: { ...investDetails, amount } }
  })
  const save = useRef(() => Promise.resolve())
  useEffect(() => {
    save.current = async () => {
      for (const each of changed) await change.mutateAsync(each)
    }
  })
  useEffect(() => {
    // What the server refuses is told in a toast, and asked again before the review.
    save.current().catch(() => undefined)
  }, [settled])
  return {
    amountOf,
    type: (itemId: string, amount: number | null) => setTyped((last) => ({ ...last, [itemId]: amount })),
    isIncomplete: items.some((item) => !amountOf(item)),
    isSaved: changed.length === 0,
    save: () => save.current(),
  }
}

export type TypedAmounts = ReturnType<typeof useTypedAmounts>
