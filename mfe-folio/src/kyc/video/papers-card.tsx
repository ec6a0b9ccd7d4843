import { Card, SegmentedControl, Stack, UploadField, uploadFile } from '@portal/kernel'
import { fileApi } from '@portal/kernel/contracts/file'
import type { KycPapers } from '@portal/kernel/contracts/kyc-video'

const paperNames = {
  proof: 'Proof of address',
  panCard: 'PAN card',
  cheque: 'Cancelled cheque',
} as const
export type PaperName = keyof typeof paperNames
export type ProofKind = KycPapers['proofOfAddress']['kind']

/** A paper that was uploaded: its file to be shown, and what the server calls it. */
export interface Paper {
  file: File
  documentId: string
}
export type Papers = Partial<Record<PaperName, Paper>>

interface PapersCardProps {
  kind: ProofKind
  onKind: (kind: ProofKind) => void
  papers: Papers
  onPaper: (name: PaperName, paper: Paper | undefined) => void
  /** Says which papers are missing. */
  showErrors: boolean
}

const kinds: readonly ProofKind[] = ['Voter ID', 'Passport', 'Driving licence']

/** The papers that go with a video (S9.063). */
export function PapersCard({ kind, onKind, papers, onPaper, showErrors }: PapersCardProps) {
  return (
    <Card title="1. Your papers">
      <Stack gap="fields">
        <SegmentedControl
          label="Which proof of address"
          options={kinds.map((value) => ({ value, label: value }))}
          value={kind}
          onChange={onKind}
        />
        {(Object.keys(paperNames) as PaperName[]).map((name) => (
          <PaperField
            key={name}
            label={name === 'proof' ? kind : paperNames[name]}
            paper={papers[name]}
            missing={showErrors && !papers[name]}
            onPaper={(paper) => onPaper(name, paper)}
          />
        ))}
      </Stack>
    </Card>
  )
}

interface PaperFieldProps {
  label: string
  paper: Paper | undefined
  missing: boolean
  onPaper: (paper: Paper | undefined) => void
}

function PaperField({ label, paper, missing, onPaper }: PaperFieldProps) {
  return (
    <UploadField
      label={label}
      error={missing ? 'Choose a picture or a PDF of it.' : undefined}
      value={paper?.file ?? null}
      onChange={(file) => {
        if (!file) onPaper(undefined)
      }}
      onUpload={async (file, progress, signal) => {
        const onProgress = (part: number) => progress(part * file.size)
        const { documentId } = await uploadFile(fileApi.upload, file, { onProgress, signal })
        if (!signal.aborted) onPaper({ file, documentId })
      }}
    />
  )
}
