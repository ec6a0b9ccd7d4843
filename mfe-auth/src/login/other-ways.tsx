import { Button, href, LinkButton, routes, TextLink, useNavigate } from '@portal/kernel'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'
import styles from './login.module.css'

/** Ways in beside the password, and quick invest, which needs no log-in (S9.071). */
export function OtherWays() {
  return (
    <>
      <p className={styles.more}>
        Cannot log in? <TextLink to={href(routes.passwordRecovery)}>Get help</TextLink>
      </p>
      <div className={styles.ways}>
        <span className={styles.or}>or</span>
        {typeof PublicKeyCredential === 'function' && <PasskeyButton />}
        <LinkButton variant="secondary" fullWidth to={href(routes.logInByCode)}>
          Log in with a code
        </LinkButton>
        <LinkButton variant="secondary" fullWidth to={href(routes.quickInvest)}>
          Invest without logging in
        </LinkButton>
      </div>
      <p className={styles.more}>For new and existing investors. You confirm with a one-time code.</p>
      <p className={styles.more}>
        KYC not done yet? <TextLink to={href(routes.completeKyc)}>Complete it</TextLink>
      </p>
    </>
  )
}

function PasskeyButton() {
  const navigate = useNavigate()
  const { refusal, submit } = useSubmission(async () => {
    const { logInByPasskey } = await import('../passkey/log-in-by-passkey')
    const to = await logInByPasskey()
    if (to) await navigate(to)
  })
  return (
    <>
      <RefusalNote refusal={refusal} />
      <Button variant="secondary" fullWidth onClick={() => void submit({})}>
        Log in with a passkey
      </Button>
    </>
  )
}
