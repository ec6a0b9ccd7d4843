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
      context="After too many wrong passwords your user ID is locked. A one-time code opens it again; your password stays."
      activity="UNLOCK"
      start={(userId) => api.call(authApi.unlockAccount, { userId }, { quiet: true })}
      onVerified={() => {
        void navigate(href(routes.login), { replace: true })
        host.toast({ type: 'success', message: 'Your user ID is open again. Log in with your password.' })
      }}
    />
  )
}
