import {
  atom,
  type KeptDraft,
  keptDraftAtom,
  type PersistedAtom,
  type PersistedUpdate,
  readStored,
  removeStored,
  RESET,
  type StorageKey,
  type StoredShape,
  useAtom,
  useSetAtom,
} from '@portal/kernel'
import type { Order } from '@portal/contracts/orders/order'
import { useEffect } from 'react'

/** Where versions before this one kept the same, outside of the draft. */
const keptBefore: Readonly<Partial<Record<string, StorageKey>>> = {
  outflow: 'exitDraft',
  planChange: 'planChangeDraft',
}

const isObject = (value: unknown): value is KeptDraft => typeof value === 'object' && value !== null

/** What lies in a draft beside its specified fields, by its name. */
const partsIn = ({ beside }: KeptDraft): KeptDraft => (isObject(beside) ? beside : {})

/** A field of such a part, unchecked. */
export function besideIn(draft: KeptDraft, part: string, field: string): unknown {
  const kept = partsIn(draft)[part]
  return isObject(kept) ? kept[field] : undefined
}

/**
 * What the kinds of a family keep in the draft beside its specified fields. What lies there in another shape counts as
 * nothing; `RESET` empties this part alone.
 */
export function draftPartAtom<Part extends object>(
  name: string,
  shape: StoredShape<Part>,
  empty: Part,
): PersistedAtom<Part> {
  const before = keptBefore[name]
  const kept = (stored: unknown): Part => {
    const read = shape.safeParse(stored)
    return read.success ? read.data : ((before && readStored(before, shape)) ?? empty)
  }
  return atom(
    (get) => kept(partsIn(get(keptDraftAtom()))[name]),
    (get, set, update: PersistedUpdate<Part>) => {
      const last = kept(partsIn(get(keptDraftAtom()))[name])
      const part = update === RESET ? undefined : typeof update === 'function' ? update(last) : update
      if (part === last) return
      if (before) removeStored(before)
      set(keptDraftAtom(), (draft) => ({ ...draft, beside: { ...partsIn(draft), [name]: part } }))
    },
  )
}

/** Empties what the draft says of a purchase; what else is on its way stays (S3.042). */
export const endPurchaseAtom = atom(null, (get, set) => {
  const { beside } = get(keptDraftAtom())
  set(keptDraftAtom(), RESET)
  if (beside) set(keptDraftAtom(), { beside })
})

/** What has a receipt needs no draft any more, whatever its kind; the next one starts afresh (S3.042). */
export function useDraftEnds(over: readonly Order[]): void {
  const [draft, setDraft] = useAtom(keptDraftAtom())
  const endPurchase = useSetAtom(endPurchaseAtom)
  const isOver = (order: unknown) => over.some(({ transactionId }) => transactionId === order)
  const purchaseIsOver = isOver(draft.orderId)
  const ended = Object.keys(partsIn(draft)).filter((name) => isOver(besideIn(draft, name, 'orderId')))
  const names = ended.join()
  useEffect(() => {
    if (purchaseIsOver) endPurchase()
  }, [purchaseIsOver, endPurchase])
  useEffect(() => {
    if (!names) return
    const over = Object.fromEntries(names.split(',').map((name) => [name, undefined]))
    setDraft((last) => ({ ...last, beside: { ...partsIn(last), ...over } }))
  }, [names, setDraft])
}

/** How money is invested: once, again and again, or both. */
export type PurchaseType = 'LUMPSUM' | 'SIP' | 'LUMPSUM_SIP' | 'INVESTMENT_SOLUTION'

/** What a draft is on its way to become (S4.007); a new one is a lump sum. */
export const purchaseTypeOf = ({ transactionType: type }: { transactionType?: unknown }): PurchaseType =>
  type === 'SIP' || type === 'LUMPSUM_SIP' || type === 'INVESTMENT_SOLUTION' ? type : 'LUMPSUM'
