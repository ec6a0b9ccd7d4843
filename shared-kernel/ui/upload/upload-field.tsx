import { t } from '@portal/contracts/words/macros'
import { Trans } from '@portal/ui/words/macros'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { uploadFault, uploadLimits, uploadTexts } from '@portal/contracts/validation'
import { classNames } from '../base/public'
import { Field, type FieldFrame } from '../field/public'
import { splitFrame } from '../field/inner'
import { Icon } from '../icon/public'
import { UploadedFileRow, UploadRow } from './upload-rows'
import { startOf } from './start-of'
import styles from './upload-field.module.css'
import { usePreview } from './use-preview'

export interface UploadFieldProps extends FieldFrame {
  /** The file that was uploaded, or null. */
  value: File | null
  onChange: (file: File | null) => void
  /** Sends the file; says how many bytes have gone, and stops when the signal does. A rejection leaves its message. */
  onUpload: (file: File, progress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>
}

interface Sending {
  file: File
  sent: number
  abort: AbortController
}

const formats = () =>
  t`png, jpeg, gif, pdf or tiff, up to ${{ most: uploadLimits.maxBytes / 1024 / 1024 }} MB`
const accepted = Object.values(uploadLimits.types)
  .flatMap(({ contentType, extensions }) => [contentType, ...extensions.map((ending) => `.${ending}`)])
  .join(',')

/** A file chosen or dropped, checked for format and size as the server checks it (S5.072), sent with its progress, and shown. */
export function UploadField(props: UploadFieldProps) {
  const { frame, control } = splitFrame(props)
  const { value } = control
  const { sending, complaint, choose, cancel } = useUpload(control)
  const seen = usePreview(value)
  const shown = { ...frame, hint: frame.hint ?? formats(), error: complaint ?? frame.error }
  return (
    <Field frame={shown}>
      {(wiring) => (
        <>
          {!value && !sending && <DropZone wiring={wiring} onChoose={choose} />}
          {sending && <UploadRow file={sending.file} sent={sending.sent} onCancel={cancel} />}
          {value && !sending && (
            <UploadedFileRow file={value} seen={seen} onRemove={() => control.onChange(null)} />
          )}
        </>
      )}
    </Field>
  )
}

function useUpload({ onChange, onUpload }: Pick<UploadFieldProps, 'onChange' | 'onUpload'>) {
  const [sending, setSending] = useState<Sending>()
  const [complaint, setComplaint] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const choose = async (file: File) => {
    const fault = await faultOf(file)
    setComplaint(fault)
    if (fault) return
    const abort = new AbortController()
    running.current = abort
    setSending({ file, sent: 0, abort })
    const progress = (sent: number) => {
      if (!abort.signal.aborted) setSending({ file, sent, abort })
    }
    try {
      await onUpload(file, progress, abort.signal)
      if (!abort.signal.aborted) onChange(file)
    } catch (error) {
      if (!abort.signal.aborted) setComplaint(textOf(error))
    }
    if (!abort.signal.aborted) setSending(undefined)
  }
  const cancel = () => {
    sending?.abort.abort()
    setSending(undefined)
  }
  return { sending, complaint, choose: (file: File) => void choose(file), cancel }
}

async function faultOf(file: File): Promise<string | undefined> {
  try {
    const fault = uploadFault({ start: await startOf(file), size: file.size })
    return fault && uploadTexts[fault]
  } catch {
    return t`Your device does not let us read this file. Open it once to see that it is there, then choose it again.`
  }
}

const textOf = (error: unknown) =>
  error instanceof Error && error.message
    ? error.message
    : t`The file was not uploaded. Check your internet connection, then choose it again.`

interface DropZoneProps {
  wiring: Parameters<Parameters<typeof Field>[0]['children']>[0]
  onChoose: (file: File) => void
}

function DropZone({ wiring, onChoose }: DropZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <div
      className={classNames(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size="lg" />
      <span className={styles.words}>
        <Trans>
          <b>Choose a file</b> or drop it here
        </Trans>
      </span>
      <input
        {...wiring}
        type="file"
        accept={accepted}
        className={styles.input}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </div>
  )
}
