import { api, useLocation } from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import { useKeepDraft, useNewFolios } from './use-new-folio'

/** Puts the folio away where a step of it failed, so that it is found again with the reason on any device. */
export function useParkDraft(): (reason: string) => Promise<void> {
  const { draft } = useNewFolios()
  const { pathname } = useLocation()
  const keep = useKeepDraft()
  return async (reason) => {
    if (!draft) return
    const step = pathname.split('/').at(-1) ?? ''
    const broken = { draftId: draft.draftId, step, reason: reason.slice(0, 200) }
    // It is kept all the same; only the reason would be missing.
    const kept = await api.call(createFolioApi.saveBrokenTransaction, broken).catch(() => undefined)
    if (kept) keep(kept.draft)
  }
}
