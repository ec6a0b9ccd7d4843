import {
  api,
  message,
  Note,
  queryFor,
  Stack,
  UploadField,
  uploadFile,
  useFigures,
  useQuery,
  useQueryClient,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { fileApi } from '@portal/contracts/wire/file'
import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { NewFolioTyped } from '@portal/contracts/wire/slots'
import { newAccountOf } from './new-folio-typed'

const checkOf = (typed: NewFolioTyped) =>
  queryFor(newAccountApi.checkAccount, { account: newAccountOf(typed) })

/** What the form that the account belongs to heard of it: whether a cheque is wanted. It asks, since it knows when. */
export function useChequeState(typed: NewFolioTyped) {
  return useQuery({ ...checkOf(typed), enabled: false }).data?.cheque ?? 'notNeeded'
}

/** The bank has another name: a cheque shows whose the account is, and a person looks at it (S8.029). */
export function AccountCheque({ typed }: { typed: NewFolioTyped }) {
  const client = useQueryClient()
  const state = useChequeState(typed)
  const figures = useFigures()
  if (state === 'notNeeded') return null
  const upload = async (file: File, progress: (sent: number) => void, signal: AbortSignal) => {
    const { documentId: chequeId } = await uploadFile(fileApi.upload, file, {
      onProgress: (part) => progress(part * file.size),
      signal,
    })
    const proved = await api.call(newAccountApi.verifyAccount, { account: newAccountOf(typed), chequeId })
    client.setQueryData(checkOf(typed).queryKey, proved)
  }
  return (
    <Stack gap="fields">
      {state === 'inReview' && (
        <Note tone="info" title={t`We have your cheque`} role="status">
          {figures && message('chequeInReview', { days: figures.answerBusinessDays })}
        </Note>
      )}
      <UploadField
        label={t`Cancelled cheque with your name`}
        value={null}
        onChange={() => undefined}
        onUpload={upload}
      />
    </Stack>
  )
}
