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
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { startRegistration } from '@simplewebauthn/browser'
import styles from '../shared/auth-form.module.css'
import { passwordError } from '../shared/password-error'
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
      host.toast({ type: 'success', message: t`Your passkey is ready. Use it the next time you log in.` })
    },
    { '-101': 'password' },
  )
  return (
    <Page
      title={t`Log in with a passkey`}
      context={t`Use your fingerprint, face or screen lock in place of your password.`}
      back={{ to: href(routes.security), label: t`Security` }}
      width="narrow"
    >
      <Card label={t`Add a passkey`}>
        {typeof PublicKeyCredential === 'undefined' ? (
          <Note tone="warning" title={t`This browser has no passkeys`}>
            {t`Use a current version of Chrome, Edge, Safari or Firefox, or log in with a one-time code.`}
          </Note>
        ) : (
          <PortalForm<Values> className={styles.fields} onSubmit={submit}>
            {({ submitting }) => (
              <>
                <RefusalNote refusal={refusal} />
                <p>
                  {t`Your device keeps the passkey. Nobody can guess it, and it works on this portal only. Your password still works.`}
                </p>
                <FormPasswordField
                  name="password"
                  label={t`Password`}
                  hint={t`So that nobody adds one while you are away`}
                  autoComplete="current-password"
                  validate={passwordError}
                />
                <Button type="submit" fullWidth busy={submitting}>
                  {t`Add a passkey`}
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
      label: t`${browser} on ${os}`,
    })
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}
