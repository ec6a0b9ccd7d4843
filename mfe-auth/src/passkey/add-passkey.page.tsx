import {
  api,
  Button,
  Card,
  describeDevice,
  FormPasswordField,
  href,
  Note,
  Page,
  PortalForm,
  queryClient,
  queryFor,
  routes,
  useHost,
  useNavigate,
  validateRequired,
} from '@portal/kernel'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { startRegistration } from '@simplewebauthn/browser'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'
import { isGivenUp } from './is-given-up'

type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

interface Values {
  password: string
}

/** /auth/add-passkey: a faster authentication method, beside the password and never in its place. */
export default function AddPasskeyPage() {
  const navigate = useNavigate()
  const host = useHost()
  const { refusal, submit } = useSubmission<Values>(
    async ({ password }) => {
      if (!(await addPasskey(password))) return
      await queryClient.invalidateQueries(queryFor(passkeyApi.list, {}))
      await navigate(href(routes.security), { replace: true })
      host.toast({ type: 'success', message: 'Your passkey is ready. Use it the next time you log in.' })
    },
    { '-101': 'password' },
  )
  return (
    <Page
      title="Log in with a passkey"
      context="Use your fingerprint, face or screen lock in place of your password."
      back={{ to: href(routes.security), label: 'Security' }}
      width="narrow"
    >
      <Card label="Add a passkey">
        {typeof PublicKeyCredential === 'undefined' ? (
          <Note tone="warning" title="This browser has no passkeys">
            Use a current version of Chrome, Edge, Safari or Firefox, or log in with a one-time code.
          </Note>
        ) : (
          <PortalForm<Values> className={styles.fields} onSubmit={submit}>
            {({ submitting }) => (
              <>
                <RefusalNote refusal={refusal} />
                <p>
                  Your device keeps the passkey. Nobody can guess it, and it works on this portal only. Your
                  password still works.
                </p>
                <FormPasswordField
                  name="password"
                  label="Password"
                  hint="So that nobody adds one while you are away"
                  autoComplete="current-password"
                  validate={(value) => validateRequired(value, 'Password')}
                />
                <Button type="submit" fullWidth busy={submitting}>
                  Add a passkey
                </Button>
              </>
            )}
          </PortalForm>
        )}
      </Card>
    </Page>
  )
}

/** Whether one was made; not, where the investor closed the device's dialog. */
async function addPasskey(password: string): Promise<boolean> {
  const { challengeId, options } = await api.call(passkeyApi.registerOptions, { password })
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
