import {
  api,
  Button,
  Card,
  fileSize,
  href,
  routes,
  Stack,
  UploadField,
  uploadFile,
  useFigures,
  useNavigate,
} from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import type { UploadedCheque } from '@portal/contracts/folios/applicant'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import { fileApi } from '@portal/contracts/wire/file'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useState } from 'react'
import { FolioPage } from '../shared/folio-page'
import { useNextPages } from '../shared/use-next-pages'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'

/**
 * A cancelled cheque of a new account whose bank has another name, for a person to see; its picture is shown until the page
 * is left, and lies in no storage.
 */
export default function UploadChequePage() {
  const days = useFigures()?.answerBusinessDays
  return (
    <FolioPage
      title={t`Cancelled cheque`}
      context={whyText(days)}
      step="account"
      back={{ to: href(routes.folioAccount), label: t`Bank account` }}
    >
      {(draft) => <Cheque key={draft.draftId} draft={draft} />}
    </FolioPage>
  )
}

function whyText(days: number | undefined): string {
  if (!days)
    return t`The name at the bank does not match yours. A cheque with your name and the account number shows whose the account is.`
  return plural(days, {
    one: 'The name at the bank does not match yours. A cheque with your name and the account number shows whose the account is; we look at it within # business day.',
    other:
      'The name at the bank does not match yours. A cheque with your name and the account number shows whose the account is; we look at it within # business days.',
  })
}

function Cheque({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const { after } = useNextPages()
  const { busy, refusal, save } = useSave()
  const [pressed, setPressed] = useState(false)
  const [sent, setSent] = useState<File | null>(null)
  const { cheque, draftId, version } = draft
  const isWanted = draft.missing.includes('cheque')
  const upload = async (file: File, progress: (sent: number) => void, signal: AbortSignal) => {
    const stored = await uploadFile(fileApi.upload, file, {
      onProgress: (part) => progress(part * file.size),
      signal,
    })
    const body = { draftId, version, bank: null, chequeId: stored.documentId }
    const kept = await save(() => api.call(createFolioApi.saveBankDetails, body))
    setSent(kept ? file : null)
  }
  const goOn = () => (isWanted ? setPressed(true) : void navigate(href(after)))
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <Card title={t`Upload the cheque`}>
        <Stack gap="fields">
          {cheque && <Uploaded cheque={cheque} />}
          <UploadField
            label={t`Cancelled cheque`}
            value={sent}
            onChange={(file) => !file && setSent(null)}
            onUpload={upload}
            error={pressed && isWanted ? t`Upload a cancelled cheque to continue` : undefined}
          />
        </Stack>
      </Card>
      <Button busy={busy} onClick={goOn}>{t`Continue`}</Button>
    </Stack>
  )
}

/** The server has the picture, this page its facts only (S3.054). */
function Uploaded({ cheque: { showFileName, fileSize: bytes, isTiff } }: { cheque: UploadedCheque }) {
  const size = fileSize(bytes)
  return (
    <p>
      <Trans>
        <b>{showFileName}</b> ({size}) is uploaded. Choose another file to replace it.
      </Trans>
      {isTiff && ` ${t`We cannot show a tiff here, so check that you chose the right file.`}`}
    </p>
  )
}
