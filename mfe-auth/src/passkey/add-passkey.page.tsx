import {
  api,
  Button,
  Card,
  describeDevice,
  href,
  Note,
  Page,
  queryClient,
  queryFor,
  routes,
  useHost,
  useNavigate,
} from '@portal/kernel'
import { passkeyApi } from '@portal/kernel/contracts/passkey'
import { startRegistration } from '@simplewebauthn/browser'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'
import { useState } from 'react'
import { isGivenUp } from './is-given-up'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

/** /auth/add-passkey: a faster way in, beside the password and never in its place. */
export default function AddPasskeyPage() {
  const navigate = useNavigate()
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const { refusal, submit } = useSubmission(async () => {
    setBusy(true)
    try {
      if (!(await addPasskey())) return
      await queryClient.invalidateQueries(queryFor(passkeyApi.list, {}))
      await navigate(href(routes.security), { replace: true })
      host.toast({ type: 'success', message: 'Your passkey is ready. Use it the next time you log in.' })
    } finally {
      setBusy(false)
    }
  })
  return (
    <Page
      title="Log in with a passkey"
      context="Use your fingerprint, face or screen lock in place of your password."
      back={{ to: href(routes.security), label: 'Security' }}
      width="narrow"
    >
      <Card label="Add a passkey">
        <div className={styles.fields}>
          <RefusalNote refusal={refusal} />
          {typeof PublicKeyCredential === 'undefined' ? (
            <Note tone="warning" title="This browser has no passkeys">
              Use a current version of Chrome, Edge, Safari or Firefox, or log in with a one-time code.
            </Note>
          ) : (
            <>
              <p>
                Your device keeps the passkey. Nobody can guess it, and it works on this portal only. Your
                password still works.
              </p>
              <Button fullWidth busy={busy} onClick={() => void submit({})}>
                Add a passkey
              </Button>
            </>
          )}
        </div>
      </Card>
    </Page>
  )
}

/** Whether one was made; not, where the investor closed the device's dialog. */
async function addPasskey(): Promise<boolean> {
  const { challengeId, options } = await api.call(passkeyApi.registerOptions, {})
  const { os, browser } = describeDevice(navigator.userAgent)
  try {
    const response = await startRegistration({ optionsJSON: options as unknown as Options })
    await api.call(passkeyApi.register, {
      challengeId,
      response: { ...response },
      label: `${browser} on ${os}`,
    })
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}
