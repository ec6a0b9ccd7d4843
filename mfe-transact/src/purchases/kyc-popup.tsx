import { AlertPopup, type ApiError } from '@portal/kernel'
import { useState } from 'react'

/** The refusals of an order that are about the KYC of its investor. */
const aboutKyc: readonly string[] = ['-8005', '-8015', '-8020']

/** An order that KYC blocks: no other amount or bank would help, so it is said before anything is tried (S2.113). */
export function KycPopup({ failure }: { failure: ApiError }) {
  const [read, setRead] = useState<ApiError>()
  const close = () => setRead(failure)
  return (
    <AlertPopup
      open={aboutKyc.includes(failure.code) && read !== failure}
      type="kycStatus"
      title="Your KYC does not allow this order yet"
      message={failure.message}
      onClose={close}
      onChoose={close}
    />
  )
}
