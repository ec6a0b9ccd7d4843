import { api, href, Page, routes, useHost, useNavigate } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { useState } from 'react'
import { CodeDialog } from '../shared/code-dialog'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { RecoveryForm } from './recovery-form'

/** /auth/unlock */
export default function UnlockPage() {
  const navigate = useNavigate()
  const host = useHost()
  const [pan, setPan] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  return (
    <Page
      title="Unlock your user ID"
      context="After too many wrong passwords your user ID is locked. A one-time code opens it again; your password stays."
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
        activity="UNLOCK"
        start={() => api.call(authApi.unlockAccount, { userId: pan! }, { quiet: true })}
        onVerified={() => {
          void navigate(href(routes.login), { replace: true })
          host.toast({ type: 'success', message: 'Your user ID is open again. Log in with your password.' })
        }}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setPan(undefined)}
      />
    </Page>
  )
}
