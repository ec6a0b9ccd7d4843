import { api, href, Page, routes, useNavigate } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { useState } from 'react'
import { rememberPermission } from '../set-password/permission'
import { CodeDialog } from '../shared/code-dialog'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { RecoveryForm } from './recovery-form'

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [pan, setPan] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  return (
    <Page
      title="Forgot password"
      context="We send a one-time code to your registered mobile and e-mail. Then you set a new password."
      back={{ to: href(routes.login), label: 'Log in' }}
      width="narrow"
    >
      <RecoveryForm
        refusal={refusal}
        onSubmit={(typed) => {
          setRefusal(undefined)
          setPan(typed)
        }}
      />
      <CodeDialog
        open={pan !== undefined}
        activity="FORGOT_PASSWORD"
        start={() => api.call(authApi.resetPassword, { userId: pan! }, { quiet: true })}
        onVerified={({ setPasswordToken, name }) => {
          if (!setPasswordToken || !pan) return
          rememberPermission({ token: setPasswordToken, person: { pan, name } })
          void navigate(href(routes.setPassword), { replace: true })
        }}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setPan(undefined)}
      />
    </Page>
  )
}
