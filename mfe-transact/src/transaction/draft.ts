import {
  atom,
  type PersistedAtom,
  type PersistedUpdate,
  readStored,
  removeStored,
  RESET,
  type StoredShape,
  transactionDraftAtom,
  useAtomValue,
  useSetAtom,
} from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import { emptyTransactionDraft, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { useEffect } from 'react'

/** A transaction on its way from its first page to the receipt, whatever its kind (S3.032 to S3.041). */
export const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** Empties what the draft says of a purchase; what else is on its way stays (S3.042). */
export const endPurchaseAtom = atom(null, (get, set) => {
  const { beside } = get(draftAtom)
  set(draftAtom, RESET)
  if (beside) set(draftAtom, (last) => ({ ...last, beside }))
})

/** A checkout with a receipt needs no draft any more; the next one starts afresh (S3.042). */
export function usePurchaseEnds(over: readonly Order[]): void {
  const { orderId } = useAtomValue(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  const isOver = over.some(({ transactionId }) => transactionId === orderId)
  useEffect(() => {
    if (isOver) endPurchase()
  }, [isOver, endPurchase])
}

/** Where versions before this one kept the same, outside of the draft. */
const keptBefore = { outflow: 'exitDraft', planChange: 'planChangeDraft' } as const

/**
 * What the kinds of a family keep in the draft beside its specified fields. What lies there in another shape counts as
 * nothing; `RESET` empties this part alone.
 */
export function draftPartAtom<Part extends object>(
  name: keyof typeof keptBefore,
  shape: StoredShape<Part>,
  empty: Part,
): PersistedAtom<Part> {
  const before = keptBefore[name]
  const kept = (stored: unknown): Part => {
    const read = shape.safeParse(stored)
    return read.success ? read.data : (readStored(before, shape) ?? empty)
  }
  return atom(
    (get) => kept(get(draftAtom).beside?.[name]),
    (get, set, update: PersistedUpdate<Part>) => {
      const last = kept(get(draftAtom).beside?.[name])
      const part = update === RESET ? undefined : typeof update === 'function' ? update(last) : update
      if (part === last) return
      removeStored(before)
      set(draftAtom, (draft) => ({ ...draft, beside: { ...draft.beside, [name]: part } }))
    },
  )
}
