import { useEffect } from 'react'
import { useSetAtom } from '@portal/kernel'
import { draftAtom } from '../../../transaction/draft'
import { withChoice } from '../../purchase/purchase-draft'
import { choiceOf, type PurchaseFacts, type PurchaseValues } from '../../purchase/purchase-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ facts, values }: { facts: PurchaseFacts; values: PurchaseValues }) {
  const setDraft = useSetAtom(draftAtom)
  useEffect(
    () => setDraft((last) => withChoice(last, 'LUMPSUM', choiceOf(values, facts))),
    [setDraft, values, facts],
  )
  return null
}
