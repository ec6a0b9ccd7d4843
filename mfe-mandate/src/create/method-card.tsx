import { uploadLimits } from '@portal/contracts/validation'
import { Card, FormChoiceRows, textOf, uploadFile, UploadField, useAtom, visitMode } from '@portal/kernel'
import { fileApi } from '@portal/contracts/wire/file'
import { type MandateAccount, MandateMethod } from '@portal/contracts/mandates/mandate'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { methods } from './methods'
import type { MandateValues } from './details-errors'
import { mandateDraftAtom, withChange } from '../shared/mandate-draft'

export interface MethodCardProps {
  account: MandateAccount
  values: MandateValues
  /** The signed form is still to be uploaded. */
  isFormMissing: boolean
}

/** How the investor tells the bank; what the account cannot have says why (S8.036). */
export function MethodCard({ account, values, isFormMissing }: MethodCardProps) {
  const [{ raises, method: first }] = useAtom(mandateDraftAtom)
  // A mandate stays of its kind when it is raised.
  const fits = (method: MandateMethod) =>
    raises === null || first === null || methods[method].kind === methods[first].kind
  const options = MandateMethod.options
    .filter((method) => fits(method) && mayUpload(method))
    .map((method) => {
      const { title, description, icon, kind } = methods[method]
      const why = account.unavailable[kind]
      const bank = account.bankName
      return {
        value: method,
        title: textOf(title),
        description: method === 'NETBANKING' ? t`Log in at ${bank}.` : description(),
        icon,
        ...(why !== null && { unavailable: why }),
        ...(method === 'PAPER' &&
          values.method === 'PAPER' && { details: <SignedForm isMissing={isFormMissing} /> }),
      }
    })
  return (
    <Card title={t`How will you approve it at the bank?`}>
      <FormChoiceRows<MandateMethod> name="method" label={t`How you approve it`} options={options} />
    </Card>
  )
}

/** The signed form, uploaded as a picture or a PDF. */
function SignedForm({ isMissing }: { isMissing: boolean }) {
  const megabytes = uploadLimits.maxBytes / 1024 / 1024
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  const [file, setFile] = useState<File | null>(draft.document && new File([], draft.document.name))
  const send = async (chosen: File, onProgress: (sent: number) => void, signal: AbortSignal) => {
    const { documentId, name } = await uploadFile(fileApi.upload, chosen, { onProgress, signal })
    setDraft((last) => withChange(last, { document: { documentId, name } }))
  }
  const change = (next: File | null) => {
    setFile(next)
    if (!next) setDraft((last) => withChange(last, { document: null }))
  }
  return (
    <UploadField
      label={t`Signed mandate form`}
      hint={t`A clear picture or PDF with your signature as your bank has it, up to ${megabytes} MB.`}
      {...(isMissing && { error: t`Upload the signed form` })}
      value={file}
      onChange={change}
      onUpload={send}
    />
  )
}

/** A visit by a link is for what needs no upload. */
const mayUpload = (method: MandateMethod) => method !== 'PAPER' || visitMode() !== 'eMandateStandalone'
