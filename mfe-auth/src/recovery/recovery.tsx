import { href, Page, routes, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ActivityType } from '@portal/contracts/identity/otp'
import type { CodeChallenge } from '@portal/contracts/identity/auth-methods'
import { PanForm } from '../shared/pan-form'
import { keepStep } from '../shared/running-step'
import { useLoginLocation } from '../shared/use-login-location'
import { withProof } from '../shared/with-proof'

export interface RecoveryProps {
  title: string
  context: string
  activity: ActivityType
  /** Sends the code to the contact details that are registered for the PAN. */
  start: (pan: string, proof?: string) => Promise<CodeChallenge>
  /** The page that takes the code. */
  codePage: string
}

/** The first step of a recovery: whose password or user ID it is about. */
export function Recovery({ title, context, activity, start, codePage }: RecoveryProps) {
  useLoginLocation()
  const navigate = useNavigate()
  return (
    <Page title={title} context={context} back={{ to: href(routes.login), label: t`Log in` }} width="narrow">
      <PanForm
        onSubmit={async (pan) => {
          const ask = () => withProof((proof) => start(pan, proof))
          keepStep({ activity, pan, started: await ask(), again: ask, about: undefined })
          await navigate(codePage, { replace: true })
        }}
      />
    </Page>
  )
}
