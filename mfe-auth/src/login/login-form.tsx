import {
  Button,
  FormPanField,
  FormPasswordField,
  href,
  lazyDialog,
  PortalForm,
  routes,
  TextLink,
  useNavigate,
  validatePan,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { KeepPan } from '../shared/keep-pan'
import { passwordError } from '../shared/password-error'
import { RefusalNote } from '../shared/refusal-note'
import { keepPan, typedPan } from '../shared/running-step'
import { useSubmission } from '../shared/use-submission'
import styles from './login.module.css'
import { logIn, type TemporaryPassword } from './log-in'

/** Few come with a temporary password: nobody else waits for the code that replaces it. */
const ResetTemporaryPassword = lazyDialog(() => import('./reset-temporary-password'))
/** Few are locked. */
const LockedPopup = lazyDialog(() => import('./locked-popup'))
const locked = '-104'

interface LoginValues {
  pan: string
  password: string
}

/** PAN and password; what is refused is said above the fields, and nothing typed is lost. */
export function LoginForm() {
  const navigate = useNavigate()
  const [known] = useState(() => (typedPan() ? { pan: typedPan() } : undefined))
  const [temporary, setTemporary] = useState<TemporaryPassword>()
  const [read, setRead] = useState<object>()
  const { refusal, submit } = useSubmission(async ({ pan, password }: LoginValues) => {
    const answer = await logIn(pan, password)
    if (!('to' in answer)) return setTemporary(answer.temporary)
    // Whoever logs in here next is somebody else.
    keepPan('')
    await navigate(answer.to)
  })
  return (
    <>
      <PortalForm<LoginValues>
        onSubmit={submit}
        label={t`Log in`}
        className={styles.fields}
        initialValues={known}
      >
        {({ submitting, values }) => (
          <>
            <KeepPan pan={values.pan} />
            <RefusalNote refusal={refusal} />
            <FormPanField name="pan" label="PAN" validate={validatePan} autoComplete="username" />
            <FormPasswordField
              name="password"
              label={t`Password`}
              validate={passwordError}
              labelAction={<TextLink to={href(routes.forgotPassword)}>{t`Forgot password?`}</TextLink>}
            />
            <Button type="submit" fullWidth busy={submitting} className={styles.submit}>
              {t`Log in`}
            </Button>
          </>
        )}
      </PortalForm>
      <LockedPopup
        open={refusal?.code === locked && refusal !== read}
        onClose={() => setRead(refusal)}
        text={refusal?.text ?? ''}
      />
      <ResetTemporaryPassword
        open={temporary !== undefined}
        temporary={temporary}
        onClose={() => setTemporary(undefined)}
      />
    </>
  )
}
