import { IconButton, limits, ListRow, IconTile, uploadFile, UploadField } from '@portal/kernel'
import { fileApi } from '@portal/kernel/contracts/file'
import styles from './help.module.css'

export interface Paper {
  documentId: string
  name: string
}

interface PapersFieldProps {
  papers: readonly Paper[]
  onChange: (papers: Paper[]) => void
}

/** Papers that go with the words; each is uploaded as soon as it is chosen. */
export function PapersField({ papers, onChange }: PapersFieldProps) {
  const upload = async (file: File, progress: (sent: number) => void, signal: AbortSignal) => {
    const onProgress = (part: number) => progress(Math.round(part * file.size))
    const { documentId, name } = await uploadFile(fileApi.upload, file, { onProgress, signal })
    onChange([...papers, { documentId, name }])
  }
  const remove = (documentId: string) => onChange(papers.filter((paper) => paper.documentId !== documentId))
  return (
    <div className={styles.papers}>
      {papers.length < limits.entries.papers && (
        <UploadField
          optional
          label={papers.length ? 'Add another paper' : 'Papers'}
          hint="Up to 5 files: png, jpeg, gif, pdf or tiff, each up to 5 MB."
          value={null}
          onChange={() => undefined}
          onUpload={upload}
        />
      )}
      {papers.length > 0 && (
        <ul className={styles.attached} aria-label="Attached">
          {papers.map(({ documentId, name }) => (
            <li key={documentId}>
              <ListRow
                lead={<IconTile icon="document" />}
                title={name}
                action={
                  <IconButton icon="trash" label={`Remove ${name}`} onClick={() => remove(documentId)} />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
