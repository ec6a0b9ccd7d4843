import { Button, href, LinkButton, Note, routes, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { kycApi } from '@portal/contracts/kyc/kyc'
import { useGoOn, useRegisterAtAgency } from './kyc.api'
import { KycChoice } from './kyc-choice'
import { messageWords } from './kyc-words'

export type KycOverview = ResponseOf<typeof kycApi.overview>

/** The one thing to do next about a KYC, by where it stands; nothing where it is for others to act. */
export function KycWays({ overview }: { overview: KycOverview }) {
  const { kycStatus, customerStatus, needsRegistration, onlineRefused, application } = overview
  if (application?.status === 'DRAFT' && application.way !== 'VIDEO') return <GoOn />
  if (kycStatus === 'Under Process' || application?.status === 'PENDING') return <StartInvesting />
  if (onlineRefused) return null
  if (customerStatus === 'KYC OK') return <KycChoice purpose="modify" label={t`Update your KYC`} />
  if (needsRegistration) return <Register />
  return <KycChoice purpose="complete" label={t`Complete your KYC`} />
}

export function StartInvesting() {
  return <LinkButton to={href(routes.exploreAllFunds)}>{textOf(messageWords.COMPLETED.button)}</LinkButton>
}

/** Opens the provider's page of a draft (S4.055). */
export function GoOn() {
  const goOn = useGoOn()
  return (
    <>
      <Button busy={goOn.isPending} onClick={() => goOn.mutate()}>
        {textOf(messageWords.DRAFT.button)}
      </Button>
      <Trouble text={goOn.error?.message} />
    </>
  )
}

function Register() {
  const register = useRegisterAtAgency(routes.kycApplicant)
  return (
    <>
      <Button busy={register.isPending} onClick={() => register.mutate()}>
        {t`Register your KYC`}
      </Button>
      <Trouble text={register.error?.message} />
    </>
  )
}

function Trouble({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Note tone="negative" role="alert">
      {text}
    </Note>
  )
}
