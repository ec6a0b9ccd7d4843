import { useEffect, useEffectEvent, useState } from 'react'
import {
  AlertDialog,
  api,
  href,
  KycOptionDialog,
  NonKycDialog,
  routes,
  useHost,
  useInvestor,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { useBeginKyc, useRegisterAtAgency } from './kyc.api'
import { stepAfterProvider } from './next-kyc-step'
import { returnAddress } from './return-address'

interface KycGateProps {
  onClose: () => void
}

/**
 * The investor's own KYC was never done (-8005): its provider is asked, and leads to what was begun there, or to the
 * dialog of who has none and the choice of a way (S4.043, S4.044, S2.128 to S2.131). Mounted when it is needed.
 */
export function MissingKyc({ onClose }: KycGateProps) {
  const { pan, name } = useInvestor()
  const isNew = useNothingBegun(onClose)
  const [choosing, setChoosing] = useState(false)
  const begin = useBeginKyc()
  const complain = useComplaint()
  if (!isNew) return null
  if (!choosing)
    return <NonKycDialog open onClose={onClose} name={name} pan={pan} onComplete={() => setChoosing(true)} />
  return (
    <KycOptionDialog
      open
      purpose="complete"
      onClose={onClose}
      onContinue={(way) => begin.mutate({ way, purpose: 'complete' }, { onError: complain })}
    />
  )
}

/** Asks the provider once; true where nothing was begun, else the page of what was is opened. */
function useNothingBegun(onClose: () => void): boolean {
  const { pan } = useInvestor()
  const navigate = useNavigate()
  const complain = useComplaint()
  const [isNew, setNew] = useState(false)
  const ask = useEffectEvent(() => {
    const requested = { redirectUrl: returnAddress(routes.addApplicant), panNumber: pan }
    api.call(kycApi.status, requested).then(
      ({ status }) =>
        stepAfterProvider(status) === 'new KYC' ? setNew(true) : void navigate(href(routes.onboardApplicant)),
      (error: Error) => {
        complain(error)
        onClose()
      },
    )
  })
  // Once, as it opens.
  useEffect(() => ask(), [])
  return isNew
}

function useComplaint() {
  const { toast } = useHost()
  return ({ message }: Error) => void toast({ type: 'danger', message })
}

/** The investor's PAN must be registered by the agency first (-8015, S4.045); it comes back to the applicants (S2.172). */
export function KycRegistration({ onClose }: KycGateProps) {
  const register = useRegisterAtAgency(routes.addApplicant)
  const complain = useComplaint()
  return (
    <AlertDialog
      open
      title={t`Register for KYC first`}
      description={t`This PAN is not registered for KYC. Register it online with the PAN card and Aadhaar. It usually takes 10 minutes.`}
      safe={{ label: t`Close`, onChoose: onClose }}
      other={{
        label: t`Register for KYC`,
        variant: 'primary',
        onChoose: () => register.mutate(undefined, { onError: complain }),
      }}
    />
  )
}
