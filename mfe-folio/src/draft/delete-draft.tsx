import { AlertDialog, api, ApiError, Button, href, routes, useHost, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useState } from 'react'
import { useDropDraft } from './use-new-folio'

/** Deletes a folio that was begun, with all that was entered; asked once more, as it cannot be brought back. */
export function DeleteDraft({ draft }: { draft: NewFolioDraft }) {
  const [isRequested, setRequested] = useState(false)
  const { isBusy, remove } = useDelete(draft.draftId)
  const confirm = () => {
    setRequested(false)
    void remove()
  }
  return (
    <>
      <Button
        variant="quiet"
        icon="trash"
        busy={isBusy}
        onClick={() => setRequested(true)}
      >{t`Delete this new folio`}</Button>
      <AlertDialog
        open={isRequested}
        title={t`Delete this new folio?`}
        description={t`All that you entered for it goes with it and cannot be brought back.`}
        safe={{ label: t`Keep it`, onChoose: () => setRequested(false) }}
        other={{ label: t`Delete the folio`, variant: 'danger', onChoose: confirm }}
      />
    </>
  )
}

function useDelete(draftId: string) {
  const host = useHost()
  const navigate = useNavigate()
  const drop = useDropDraft()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await api.call(createFolioApi.deletePendingTransaction, { draftId })
      drop(draftId)
      void host.toast({ type: 'success', message: t`The new folio is deleted, with all that you entered.` })
      void navigate(href(routes.dashboard))
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      void host.toast({ type: 'danger', message: error.message })
    }
  }
  return { isBusy, remove }
}
