import { api, Card, ListRow, Stack, UploadField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import { type ServiceRequest, serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { FailureNote } from '../shared/failure-note'
import { uploadAttachment } from '../shared/upload-attachment'
import { useChange } from './use-change'

/** The papers of a request, and the one that is asked for. */
export function AttachmentCard({ request }: { request: ServiceRequest }) {
  const { requestId, attachments, attachmentWanted, code } = request
  const { change, failure } = useChange()
  if (!attachments.length && !attachmentWanted) return null
  const add = code === 'UB' ? folioBankApi.uploadCheque : serviceRequestApi.addAttachment
  return (
    <Card title={t`Papers`}>
      <Stack gap="sm">
        {attachments.map(({ documentId, name }) => (
          <ListRow key={documentId} title={name} />
        ))}
        <FailureNote failure={failure} />
        {attachmentWanted && (
          <UploadField
            label={t`We need ${attachmentWanted}`}
            value={null}
            onChange={() => undefined}
            onUpload={async (file, progress, signal) => {
              const { documentId } = await uploadAttachment(file, progress, signal)
              await change(() => api.call(add, { requestId, documentId }))
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
