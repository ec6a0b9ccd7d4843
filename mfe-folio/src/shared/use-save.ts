import { ApiError, useHost } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useState } from 'react'
import { useParkDraft } from '../draft/use-park-draft'
import { useKeepDraft, useReloadDrafts } from '../draft/use-new-folio'

/** The draft was changed in another tab or on another device. */
const changedElsewhere = '-510'

/** Saves a change of the draft; what the server refuses stands on the page, with all that was typed. */
export function useSave() {
  const host = useHost()
  const keep = useKeepDraft()
  const reload = useReloadDrafts()
  const parkDraft = useParkDraft()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  return {
    busy,
    refusal,
    /** The draft as it was saved; undefined where it was not. */
    async save(call: () => Promise<{ draft: NewFolioDraft }>): Promise<NewFolioDraft | undefined> {
      setBusy(true)
      setRefusal(undefined)
      try {
        const { draft } = await call()
        keep(draft)
        return draft
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code !== changedElsewhere) await parkDraft(error.message)
        else {
          host.announce(error.message)
          await reload()
        }
        // Last: who reads it presses again, and until the draft is as the server has it a press would be lost.
        setRefusal(error.message)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
