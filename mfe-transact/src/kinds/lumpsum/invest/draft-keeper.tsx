import { useEffect } from 'react'
import { useSetAtom } from '@portal/kernel'
import { purchaseDraftAtom, withChoice } from '../../../purchases/purchase-draft'
import { choiceOf, type PurchaseFacts, type PurchaseValues } from '../../../purchases/purchase-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ facts, values }: { facts: PurchaseFacts; values: PurchaseValues }) {
  const setDraft = useSetAtom(purchaseDraftAtom)
  useEffect(
    () => setDraft((last) => withChoice(last, 'LUMPSUM', choiceOf(values, facts))),
    [setDraft, values, facts],
  )
  return null
}
