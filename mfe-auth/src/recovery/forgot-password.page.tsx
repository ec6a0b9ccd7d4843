import { api, href, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authApi } from '@portal/contracts/identity/auth'
import { Recovery } from './recovery'

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  return (
    <Recovery
      title={t`Forgot password`}
      context={t`We send a one-time code to your registered e-mail, and to your mobile if it is an Indian one. Then you set a new password.`}
      activity="FORGOT_PASSWORD"
      start={(userId, proof) => api.call(authApi.resetPassword, { userId, proof })}
      codePage={href(routes.resetPasswordOtp)}
    />
  )
}
