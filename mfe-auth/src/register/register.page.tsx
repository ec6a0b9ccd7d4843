import { api, href, Page, routes, TextLink, useNavigate } from '@portal/kernel'
import { useState } from 'react'
import { authApi } from '@portal/kernel/contracts/auth'
import styles from '../shared/auth-form.module.css'
import { CodeDialog, type Verified } from '../shared/code-dialog'
import { type Refusal, refusalOf } from '../shared/use-submission'
import { rememberPermission } from '../set-password/permission'
import { RegisterForm, type Registration } from './register-form'

/** /auth/register */
export default function RegisterPage() {
  const navigate = useNavigate()
  const [registration, setRegistration] = useState<Registration>()
  const [refusal, setRefusal] = useState<Refusal>()

  const goOn = async ({ setPasswordToken, name }: Verified) => {
    if (!registration || !setPasswordToken) return
    const { pan, email, mobile } = registration
    rememberPermission({ token: setPasswordToken, person: { pan, email, mobile, name } })
    await navigate(href(routes.setPassword), { replace: true })
  }
  return (
    <Page
      title="Register"
      context="We use your PAN to find your folios or open your first one."
      back={{ to: href(routes.login), label: 'Log in' }}
      width="narrow"
    >
      <RegisterForm
        refusal={refusal}
        onSubmit={(values) => {
          setRefusal(undefined)
          setRegistration(values)
        }}
      />
      <p className={styles.more}>
        Already registered? <TextLink to={href(routes.login)}>Log in</TextLink>
      </p>
      <CodeDialog
        open={registration !== undefined}
        activity="REGISTRATION"
        start={() => api.call(authApi.register, registration!)}
        onVerified={goOn}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setRegistration(undefined)}
      />
    </Page>
  )
}
