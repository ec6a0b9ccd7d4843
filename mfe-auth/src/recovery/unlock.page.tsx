import { api, href, routes, useHost, useNavigate } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { Recovery } from './recovery'

/** /auth/unlock */
export default function UnlockPage() {
  const navigate = useNavigate()
  const host = useHost()
  return (
    <Recovery
      title="Unlock your user ID"
      context="We lock your user ID after too many wrong passwords. Unlock it with a one-time code; your password stays the same."
      activity="UNLOCK"
      start={(userId) => api.call(authApi.unlockAccount, { userId })}
      onVerified={() => {
        void navigate(href(routes.login), { replace: true })
        host.toast({ type: 'success', message: 'Your user ID is unlocked. Log in with your password.' })
      }}
    />
  )
}
