import { api, href, Page, routes, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { useState } from 'react'
import { enter } from '../logged-in/enter'
import { rememberPermission } from '../set-password/permission'
import { CodeDialog } from '../shared/code-dialog'
import { PanForm } from '../shared/pan-form'
import { RefusalNote } from '../shared/refusal-note'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { withProof } from '../shared/with-proof'
import { useLoginLocation } from '../shared/use-login-location'

type Entered = ResponseOf<typeof authMethodsApi.verifyLoginOtp>

/** /auth/login-code */
export default function LoginCodePage() {
  useLoginLocation()
  const navigate = useNavigate()
  const [pan, setPan] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const goOn = async (entered: Entered) => {
    if (entered.outcome === 'temporaryPassword') {
      rememberPermission({ token: entered.setPasswordToken, person: { pan: pan! } })
      await navigate(href(routes.setNewPassword), { replace: true })
      return
    }
    // The code of a log-in begins no KYC.
    if (entered.outcome === 'kycNeeded') return
    await navigate(await enter(entered.session), { replace: true })
  }
  return (
    <Page
      title={t`Log in with a code`}
      context={t`We send a one-time code to your registered e-mail, and to your mobile if it is an Indian one. You need no password.`}
      back={{ to: href(routes.login), label: t`Log in with your password` }}
      width="narrow"
    >
      <RefusalNote refusal={refusal} />
      <PanForm
        onSubmit={async (typed) => {
          setRefusal(undefined)
          setPan(typed)
        }}
      />
      <CodeDialog<Entered>
        open={pan !== undefined}
        activity="LOGIN"
        start={() => withProof((proof) => api.call(authMethodsApi.generateOtp, { userId: pan!, proof }))}
        check={(typed) => api.call(authMethodsApi.verifyLoginOtp, typed)}
        onVerified={(entered) => void goOn(entered)}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setPan(undefined)}
      />
    </Page>
  )
}
