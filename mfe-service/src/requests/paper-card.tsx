import { api, Card, ListRow, Stack, UploadField } from '@portal/kernel'
import { folioBankApi } from '@portal/kernel/contracts/folio-bank'
import { type ServiceRequest, serviceRequestApi } from '@portal/kernel/contracts/service-request'
import { FailureNote } from '../shared/failure-note'
import { uploadPaper } from '../shared/upload-paper'
import { useChange } from './use-change'

/** The papers of a request, and the one that is asked for. */
export function PaperCard({ request }: { request: ServiceRequest }) {
  const { requestId, papers, paperWanted, code } = request
  const { change, failure } = useChange()
  if (!papers.length && !paperWanted) return null
  const add = code === 'UB' ? folioBankApi.uploadCheque : serviceRequestApi.addPaper
  return (
    <Card title="Papers">
      <Stack gap="sm">
        {papers.map(({ documentId, name }) => (
          <ListRow key={documentId} title={name} />
        ))}
        <FailureNote failure={failure} />
        {paperWanted && (
          <UploadField
            label={`We need ${paperWanted}`}
            value={null}
            onChange={() => undefined}
            onUpload={async (file, progress, signal) => {
              const { documentId } = await uploadPaper(file, progress, signal)
              await change(() => api.call(add, { requestId, documentId }))
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
