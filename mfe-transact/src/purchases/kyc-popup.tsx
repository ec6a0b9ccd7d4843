import { AlertPopup, type ApiError } from '@portal/kernel'
import { useState } from 'react'

const kyc = 'Your KYC does not allow this order yet'
/** The refusals of an order that are about the KYC or the tax declaration of its investor. */
const titles: Readonly<Record<string, string>> = {
  '-8005': kyc,
  '-8015': kyc,
  '-8020': kyc,
  '-8021': 'Your tax declaration does not allow this order yet',
}

/** An order that KYC or FATCA blocks: no other amount or bank would help, so it is said before anything is tried (S2.113). */
export function KycPopup({ failure }: { failure: ApiError }) {
  const [read, setRead] = useState<ApiError>()
  const title = titles[failure.code]
  const close = () => setRead(failure)
  if (!title) return null
  return (
    <AlertPopup
      open={read !== failure}
      type="kycStatus"
      title={title}
      message={failure.message}
      onClose={close}
      onChoose={close}
    />
  )
}
