import { api, href, routes, useNavigate } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { rememberPermission } from '../set-password/permission'
import { Recovery } from './recovery'

/** /auth/forgot-password */
export default function ForgotPasswordPage() {
  const navigate = useNavigate()
  return (
    <Recovery
      title="Forgot password"
      context="We send a one-time code to your registered mobile and e-mail. Then you set a new password."
      activity="FORGOT_PASSWORD"
      start={(userId) => api.call(authApi.resetPassword, { userId })}
      onVerified={({ setPasswordToken, name }, pan) => {
        if (!setPasswordToken) return
        rememberPermission({ token: setPasswordToken, person: { pan, name } })
        void navigate(href(routes.setPassword), { replace: true })
      }}
    />
  )
}
