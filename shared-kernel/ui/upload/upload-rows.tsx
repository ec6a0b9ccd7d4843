import { t } from '@portal/contracts/words/macros'
import { IconButton } from '../button/public'
import { Icon } from '../icon/public'
import { ProgressBar } from '../page/public'
import { fileSize, sizeProgress } from './file-size'
import styles from './upload-field.module.css'
import type { usePreview } from './use-preview'

/** A file on its way. */
export function UploadRow({ file, sent, onCancel }: { file: File; sent: number; onCancel: () => void }) {
  return (
    <div className={styles.row}>
      <Icon name="file-image" />
      <div className={styles.facts}>
        <div className={styles.line}>
          <b className={styles.name} translate="no">
            {file.name}
          </b>
          <span>{sizeProgress(sent, file.size)}</span>
        </div>
        <ProgressBar label={t`Upload of ${{ file: file.name }}`} value={sent} max={file.size} />
      </div>
      <IconButton icon="close" size="sm" label={t`Stop the upload`} onClick={onCancel} />
    </div>
  )
}

interface UploadedFileRowProps {
  file: File
  seen: ReturnType<typeof usePreview>
  onRemove: () => void
}

/** A file that has arrived, with its picture; a tiff has none in a browser (section 3: uploaded cheque). */
export function UploadedFileRow({ file, seen, onRemove }: UploadedFileRowProps) {
  const { type, data: preview } = seen
  return (
    <div className={styles.uploaded}>
      {preview && <img className={styles.preview} src={preview} alt={t`Preview of ${{ file: file.name }}`} />}
      <div className={styles.row}>
        <Icon name={preview ? 'file-image' : 'document'} />
        <div className={styles.facts}>
          <div className={styles.line}>
            <b className={styles.name} translate="no">
              {file.name}
            </b>
            <span>{fileSize(file.size)}</span>
          </div>
          {type === 'tiff' && (
            <p>{t`Uploaded. We cannot show a tiff here, so check that you chose the right file.`}</p>
          )}
        </div>
        <IconButton icon="trash" size="sm" label={t`Remove ${{ file: file.name }}`} onClick={onRemove} />
      </div>
    </div>
  )
}
