import { AlertPopup, type ApiError, href, KycStatusDialog, routes, useNavigate } from '@portal/kernel'
import { useState } from 'react'
import { isLinkVisit } from './link-visit'

const kyc = 'Your KYC does not allow this order yet'
/** The refusals of an order that are about the KYC or the tax declaration of its investor. */
const titles: Readonly<Record<string, string>> = {
  '-8005': kyc,
  '-8015': kyc,
  '-8020': kyc,
  '-8021': 'Your tax declaration does not allow this order yet',
}
/** Registered and not validated, of an investor who is new to us. */
const registeredOnly = '-531'

/**
 * An order that KYC or FATCA blocks: no other amount or bank would help, so it is said before anything is tried
 * (S2.113, S2.154).
 */
export function KycPopup({ failure }: { failure: ApiError }) {
  const [read, setRead] = useState<ApiError>()
  const navigate = useNavigate()
  const title = titles[failure.code]
  const close = () => setRead(failure)
  if (failure.code === registeredOnly)
    return (
      <KycStatusDialog
        open={read !== failure}
        onClose={close}
        // A link's visit has only its errand.
        {...(!isLinkVisit() && { onModify: () => void navigate(href(routes.kycApplicant)) })}
      />
    )
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
