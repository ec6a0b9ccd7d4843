import { api, Button, Card, href, routes, Stack, UploadField, uploadFile, useNavigate } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import { fileApi } from '@portal/kernel/contracts/file'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { useState } from 'react'
import { FolioPage } from '../shared/folio-page'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'

/** A cancelled cheque of a new account; nothing of it stays in the browser once it is sent. */
export default function UploadChequePage() {
  return (
    <FolioPage
      title="Cancelled cheque"
      context="Of the account that you entered, with its number and your name."
      step="account"
      back={{ to: href(routes.folioAccount), label: 'Bank account' }}
    >
      {(draft) => <Cheque key={draft.draftId} draft={draft} />}
    </FolioPage>
  )
}

function Cheque({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const { busy, refusal, save } = useSave()
  const [pressed, setPressed] = useState(false)
  const { cheque, draftId, version } = draft
  const upload = async (file: File, progress: (sent: number) => void, signal: AbortSignal) => {
    const stored = await uploadFile(fileApi.upload, file, {
      onProgress: (part) => progress(part * file.size),
      signal,
    })
    const body = { draftId, version, bank: null, chequeId: stored.documentId }
    await save(() => api.call(createFolioApi.saveBankDetails, body))
  }
  const goOn = () => (cheque ? void navigate(href(routes.folioReview)) : setPressed(true))
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <Card title="Upload the cheque">
        <Stack gap="fields">
          {cheque && (
            <p>
              <b>{cheque.showFileName}</b> is uploaded. Choose another file to replace it.
            </p>
          )}
          <UploadField
            label="Cancelled cheque"
            value={null}
            onChange={() => undefined}
            onUpload={upload}
            error={pressed && !cheque ? 'Upload a cancelled cheque to continue' : undefined}
          />
        </Stack>
      </Card>
      <Button busy={busy} onClick={goOn}>
        Continue to review
      </Button>
    </Stack>
  )
}
