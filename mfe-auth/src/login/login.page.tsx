import { href, routes, TextLink } from '@portal/kernel'
import { useLayoutEffect } from 'react'
import styles from './login.module.css'
import { forgetPermission } from '../set-password/permission'
import { LoginForm } from './login-form'
import { LoginIllustration } from './login-illustration'
import { OtherWays } from './other-ways'
import { useLoginLocation } from './use-login-location'

/** /auth/login */
export default function LoginPage() {
  useLoginLocation()
  // Whoever comes back to a document of before has left no page that could do it (S2.110).
  useLayoutEffect(forgetPermission, [])
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <div className={styles.narrow}>
          <h1>Log in</h1>
          <p className={styles.context}>Use your PAN, the same one on all your folios.</p>
          <LoginForm />
          <p className={styles.more}>
            New here?{' '}
            <TextLink to={href(routes.register)} className={styles.strong}>
              Register with your PAN
            </TextLink>
          </p>
          <p className={styles.more}>
            Account locked? <TextLink to={href(routes.unlock)}>Unlock it</TextLink>
          </p>
          <OtherWays />
        </div>
      </div>
      <LoginIllustration />
    </div>
  )
}
