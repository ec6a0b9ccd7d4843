import { api, href, routes, useHost, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authApi } from '@portal/contracts/identity/auth'
import { CodePage } from '../shared/code-page'
import { endStep } from '../shared/running-step'

/** /auth/unlock-otp */
export default function UnlockOtpPage() {
  const navigate = useNavigate()
  const host = useHost()
  return (
    <CodePage
      title={t`Enter the code`}
      activity="UNLOCK"
      codeChallenge={{ to: href(routes.unlock), label: t`Unlock your user ID` }}
      confirm={t`Unlock`}
      check={async (typed) => {
        await api.call(authApi.verifyOtp, typed)
        return () => {
          endStep()
          void navigate(href(routes.login), { replace: true })
          host.toast({
            type: 'success',
            message: t`Your user ID is unlocked. Log in with your password.`,
          })
        }
      }}
    />
  )
}
