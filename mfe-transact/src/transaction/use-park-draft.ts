import { api, useAtomValue } from '@portal/kernel'
import { useEffect } from 'react'
import { draftAtom } from './draft'

/**
 * Puts the new folio away where its order or its payment failed, so that it is found again with the reason on any device.
 * Nothing without a reason.
 */
export function useParkDraft(step: 'review' | 'payment', reason: string | undefined): void {
  const { newFolio } = useAtomValue(draftAtom)
  const draftId = newFolio && 'draftId' in newFolio ? newFolio.draftId : null
  useEffect(() => {
    if (!draftId || !reason) return
    const broken = { draftId, step, reason: reason.slice(0, 200) }
    // It is kept all the same; only the reason would be missing.
    void parkDraft(broken).catch(() => undefined)
  }, [draftId, step, reason])
}

async function parkDraft(broken: { draftId: string; step: 'review' | 'payment'; reason: string }) {
  const { createFolioApi } = await import(
    /* webpackChunkName: "drafted-folio" */ '@portal/contracts/folio-opening/create-folio'
  )
  await api.call(createFolioApi.saveBrokenTransaction, broken)
}
