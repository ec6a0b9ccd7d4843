import { api, type ApiError, useAtomValue } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import { useEffect } from 'react'
import { purchaseDraftAtom } from './purchase-draft'

/** Puts the new folio away where its order was refused, so that it is found again with the reason on any device. */
export function usePutAway({ message }: Pick<ApiError, 'message'>): void {
  const { newFolio } = useAtomValue(purchaseDraftAtom)
  const draftId = newFolio && 'draftId' in newFolio ? newFolio.draftId : null
  useEffect(() => {
    if (!draftId) return
    const broken = { draftId, step: 'review', reason: message.slice(0, 200) }
    // It is kept all the same; only the reason would be missing.
    api.call(createFolioApi.saveBrokenTransaction, broken).catch(() => undefined)
  }, [draftId, message])
}
