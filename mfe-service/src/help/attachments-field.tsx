import { IconButton, limits, ListRow, IconTile, uploadFile, UploadField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { uploadLimits } from '@portal/contracts/validation'
import { fileApi } from '@portal/contracts/wire/file'
import { useState } from 'react'
import styles from './help.module.css'

interface Attachment {
  documentId: string
  name: string
}

/** Papers that go with some words. */
export interface Attachments {
  list: readonly Attachment[]
  /** One is being uploaded: the words wait for it. */
  sending: boolean
  add: (upload: Promise<Attachment>) => Promise<void>
  remove: (documentId: string) => void
  clear: () => void
}

export function useAttachments(): Attachments {
  const [list, setList] = useState<readonly Attachment[]>([])
  const [sending, setSending] = useState(false)
  const add = async (upload: Promise<Attachment>) => {
    setSending(true)
    try {
      const { documentId, name } = await upload
      setList((last) => [...last, { documentId, name }])
    } finally {
      setSending(false)
    }
  }
  const remove = (documentId: string) =>
    setList((last) => last.filter((attachment) => attachment.documentId !== documentId))
  return { list, sending, add, remove, clear: () => setList([]) }
}

const most = limits.entries.attachments
const megabytes = uploadLimits.maxBytes / 1024 / 1024

/** Each is uploaded as soon as it is chosen. */
export function AttachmentsField({
  attachments: { list: attachments, add, remove },
}: {
  attachments: Attachments
}) {
  const upload = (file: File, progress: (sent: number) => void, signal: AbortSignal) => {
    const onProgress = (part: number) => progress(Math.round(part * file.size))
    return add(uploadFile(fileApi.upload, file, { onProgress, signal }))
  }
  return (
    <div className={styles.attachments}>
      {attachments.length < most && (
        <UploadField
          optional
          label={attachments.length ? t`Add another paper` : t`Papers`}
          hint={t`Up to ${most} files: png, jpeg, gif, pdf or tiff, each up to ${megabytes} MB.`}
          value={null}
          onChange={() => undefined}
          onUpload={upload}
        />
      )}
      {attachments.length > 0 && (
        <ul className={styles.attached} aria-label={t`Attached`}>
          {attachments.map(({ documentId, name }) => (
            <li key={documentId}>
              <ListRow
                lead={<IconTile icon="document" />}
                title={name}
                action={
                  <IconButton icon="trash" label={t`Remove ${name}`} onClick={() => remove(documentId)} />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
