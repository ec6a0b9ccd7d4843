import { api, href, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authApi } from '@portal/contracts/identity/auth'
import { Recovery } from './recovery'

/** /auth/unlock */
export default function UnlockPage() {
  return (
    <Recovery
      title={t`Unlock your user ID`}
      context={t`We lock your user ID after too many wrong passwords. Unlock it with a one-time code; your password stays the same.`}
      activity="UNLOCK"
      start={(userId, proof) => api.call(authApi.unlockAccount, { userId, proof })}
      codePage={href(routes.unlockOtp)}
    />
  )
}
