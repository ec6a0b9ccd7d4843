import { Card, SegmentedControl, Stack, type Text, textOf, UploadField, uploadFile } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { fileApi } from '@portal/contracts/wire/file'
import type { KycAttachments } from '@portal/contracts/kyc/kyc-video'

const attachmentNames = {
  proof: msg`Proof of address`,
  panCard: msg`PAN card`,
  cheque: msg`Cancelled cheque`,
} as const
export type AttachmentName = keyof typeof attachmentNames
export type ProofKind = KycAttachments['proofOfAddress']['kind']

/** A paper that was uploaded: its file to be shown, and what the server calls it. */
export interface Attachment {
  file: File
  documentId: string
}
export type Attachments = Partial<Record<AttachmentName, Attachment>>

interface AttachmentsCardProps {
  kind: ProofKind
  onKind: (kind: ProofKind) => void
  attachments: Attachments
  onAttachment: (name: AttachmentName, attachment: Attachment | undefined) => void
  /** Says which papers are missing. */
  showErrors: boolean
}

const kindNames: Readonly<Record<ProofKind, Text>> = {
  'Voter ID': msg`Voter ID`,
  Passport: msg`Passport`,
  'Driving licence': msg`Driving licence`,
}
const kinds = Object.keys(kindNames) as ProofKind[]

/** The papers that go with a video (S9.063). */
export function AttachmentsCard({
  kind,
  onKind,
  attachments,
  onAttachment,
  showErrors,
}: AttachmentsCardProps) {
  return (
    <Card title={t`1. Your papers`}>
      <Stack gap="fields">
        <SegmentedControl
          label={t`Which proof of address`}
          options={kinds.map((value) => ({ value, label: textOf(kindNames[value]) }))}
          value={kind}
          onChange={onKind}
        />
        {(Object.keys(attachmentNames) as AttachmentName[]).map((name) => (
          <AttachmentField
            key={name}
            label={textOf(name === 'proof' ? kindNames[kind] : attachmentNames[name])}
            attachment={attachments[name]}
            missing={showErrors && !attachments[name]}
            onAttachment={(attachment) => onAttachment(name, attachment)}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface AttachmentFieldProps {
  label: string
  attachment: Attachment | undefined
  missing: boolean
  onAttachment: (attachment: Attachment | undefined) => void
}

function AttachmentField({ label, attachment, missing, onAttachment }: AttachmentFieldProps) {
  return (
    <UploadField
      label={label}
      error={missing ? t`Choose a picture or a PDF of it.` : undefined}
      value={attachment?.file ?? null}
      onChange={(file) => {
        if (!file) onAttachment(undefined)
      }}
      onUpload={async (file, progress, signal) => {
        const onProgress = (part: number) => progress(part * file.size)
        const { documentId } = await uploadFile(fileApi.upload, file, { onProgress, signal })
        if (!signal.aborted) onAttachment({ file, documentId })
      }}
    />
  )
}
