import { api, href, routes, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authApi } from '@portal/contracts/identity/auth'
import { rememberPermission } from '../set-password/permission'
import { CodePage } from '../shared/code-page'
import { endStep } from '../shared/running-step'

/** /auth/reset-password-otp */
export default function ResetPasswordOtpPage() {
  const navigate = useNavigate()
  return (
    <CodePage
      title={t`Enter the code`}
      activity="FORGOT_PASSWORD"
      codeChallenge={{ to: href(routes.forgotPassword), label: t`Forgot password` }}
      confirm={t`Continue`}
      check={async (typed, { pan }) => {
        const { setPasswordToken, name, question } = await api.call(authApi.verifyOtp, typed)
        return () => {
          endStep()
          if (setPasswordToken)
            rememberPermission({ token: setPasswordToken, person: { pan, name, question } })
          void navigate(href(routes.setNewPassword), { replace: true })
        }
      }}
    />
  )
}
