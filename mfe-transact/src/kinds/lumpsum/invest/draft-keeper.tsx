import { useEffect } from 'react'
import { newTransactionDraftAtom, useSetAtom } from '@portal/kernel'
import { withOrder } from '../../../shared/order-request'
import { orderFieldsOf, type InvestValues } from './invest-values'

/** Keeps what the fields hold in the draft, so that it survives a reload and the way back from the review. */
export function DraftKeeper({ values }: { values: InvestValues }) {
  const setDraft = useSetAtom(newTransactionDraftAtom)
  useEffect(() => setDraft((last) => withOrder(last, orderFieldsOf(values))), [setDraft, values])
  return null
}
