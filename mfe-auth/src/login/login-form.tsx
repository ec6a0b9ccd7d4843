import {
  Button,
  FormPanField,
  FormPasswordField,
  href,
  PortalForm,
  routes,
  TextLink,
  useNavigate,
  validatePan,
  validateRequired,
} from '@portal/kernel'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'
import styles from './login.module.css'
import { logIn } from './log-in'

interface LoginValues {
  pan: string
  password: string
}

/** PAN and password; what is refused is said above the fields, and nothing typed is lost. */
export function LoginForm() {
  const navigate = useNavigate()
  const { refusal, submit } = useSubmission(async ({ pan, password }: LoginValues) => {
    await navigate(await logIn(pan, password))
  })
  return (
    <PortalForm<LoginValues> onSubmit={submit} label="Log in" className={styles.fields}>
      {({ submitting }) => (
        <>
          <RefusalNote refusal={refusal} />
          <FormPanField name="pan" label="PAN" validate={validatePan} autoComplete="username" />
          <FormPasswordField
            name="password"
            label="Password"
            validate={(value) => validateRequired(value, 'Password')}
            labelAction={<TextLink to={href(routes.forgotPassword)}>Forgot password?</TextLink>}
          />
          <Button type="submit" fullWidth busy={submitting} className={styles.submit}>
            Log in
          </Button>
        </>
      )}
    </PortalForm>
  )
}
