import { href, Note, readStored, routes, TextLink, useLocation } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { useLayoutEffect } from 'react'
import * as z from 'zod/mini'
import styles from './login.module.css'
import { forgetPermission } from '../set-password/permission'
import { LanguageChoice, SuggestedLanguage } from './language-choice'
import { LoginForm } from './login-form'
import { LoginIllustration } from './login-illustration'
import { OtherWays } from './other-ways'
import { useLoginLocation } from '../shared/use-login-location'
import { SignedOutNote } from './signed-out-note'
import { whyLogIn } from './why-log-in'

/** /auth/login */
export default function LoginPage() {
  useLoginLocation()
  // Whoever comes back to a document of before has left no page that could do it (S2.110).
  useLayoutEffect(forgetPermission, [])
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <div className={styles.narrow}>
          <h1>{t`Log in`}</h1>
          <p className={styles.context}>{t`Use your PAN, the same one on all your folios.`}</p>
          <Reason />
          <SignedOutNote />
          <LoginForm />
          <p className={styles.more}>
            <Trans>
              New here?{' '}
              <TextLink to={href(routes.register)} className={styles.strong}>
                Register with your PAN
              </TextLink>
            </Trans>
          </p>
          <p className={styles.more}>
            <Trans>
              Account locked? <TextLink to={href(routes.unlock)}>Unlock it</TextLink>
            </Trans>
          </p>
          <OtherWays />
          <LanguageChoice />
          <SuggestedLanguage />
        </div>
      </div>
      <LoginIllustration />
    </div>
  )
}

/** A link that needs a log-in says what for; a second link that leads here while the page is open says its own. */
function Reason() {
  useLocation()
  const why = whyLogIn(readStored('redirectionDefaultLink', z.string()))
  if (!why) return null
  return (
    <div className={styles.reason}>
      <Note compact>{why}</Note>
    </div>
  )
}
