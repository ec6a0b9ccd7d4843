import { uploadLimits, validateChequeNumber } from '@portal/contracts/validation'
import { digitsOnly, Stack, TextField, uploadFile, UploadField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { fileApi } from '@portal/contracts/wire/file'
import { useState } from 'react'
import { useKeepInDraft } from '../use-payment-order'
import type { ChequeData } from '../use-payment'

/** What is filled in of a cheque. */
export interface ChequeValues {
  chequeNumber: string
  /** The uploaded picture. */
  formImage: string | null
}

export const noCheque: ChequeValues = { chequeNumber: '', formImage: null }

/** The cheque once it is all there. */
export const chequeOf = ({ chequeNumber, formImage }: ChequeValues): ChequeData | undefined =>
  formImage && !validateChequeNumber(chequeNumber) ? { chequeNumber, formImage } : undefined

interface ChequeFieldsProps {
  values: ChequeValues
  onChange: (change: (last: ChequeValues) => ChequeValues) => void
  /** The order that it pays. */
  orderId: string
  /** What is missing is told, after a press of the button. */
  told: boolean
}

/** The number of the cheque and its picture, which the draft keeps (S3.040: chequeData). */
export function ChequeFields({ values, onChange, orderId, told }: ChequeFieldsProps) {
  const keepInDraft = useKeepInDraft(orderId)
  const [file, setFile] = useState<File | null>(null)
  const keep = (formImage: string | null, chosen: File | null, isTiff = false) => {
    onChange((last) => ({ ...last, formImage }))
    const shown = chosen && {
      formImage,
      showFileName: chosen.name,
      fileSize: chosen.size,
      blobData: null,
      isTiff,
    }
    keepInDraft({ chequeData: shown })
  }
  const fault = told ? validateChequeNumber(values.chequeNumber) : undefined
  return (
    <Stack gap="fields">
      <TextField
        label={t`Cheque number`}
        inputMode="numeric"
        autoComplete="off"
        value={values.chequeNumber}
        onChange={(typed) => onChange((last) => ({ ...last, chequeNumber: digitsOnly(typed, 6) }))}
        {...(fault && { error: fault })}
      />
      <UploadField
        label={t`Picture of the cheque`}
        hint={t`The whole cheque with your signature, as a picture or PDF of up to ${{ most: uploadLimits.maxBytes / 1024 / 1024 }} MB.`}
        {...(told && !values.formImage && { error: t`Upload a picture of the cheque` })}
        value={file}
        onChange={(next) => {
          setFile(next)
          if (!next) keep(null, null)
        }}
        onUpload={async (chosen, onProgress, signal) => {
          const { documentId, type } = await uploadFile(fileApi.upload, chosen, { onProgress, signal })
          keep(documentId, chosen, type === 'tiff')
        }}
      />
    </Stack>
  )
}
