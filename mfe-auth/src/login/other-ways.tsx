import { Button, href, lazyDialog, LinkButton, routes, TextLink, useNavigate } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { useState } from 'react'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'
import styles from './login.module.css'

const QuickInvestPopup = lazyDialog(() => import('./quick-invest-popup'))

/** Ways in beside the password, and quick invest, which needs no log-in (S9.071). */
export function OtherWays() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <p className={styles.more}>
        <Trans>
          Cannot log in? <TextLink to={href(routes.passwordRecovery)}>Get help</TextLink>
        </Trans>
      </p>
      <div className={styles.ways}>
        <span className={styles.or}>{t`or`}</span>
        {typeof PublicKeyCredential === 'function' && <PasskeyButton />}
        <LinkButton variant="secondary" fullWidth to={href(routes.logInByCode)}>
          {t`Log in with a code`}
        </LinkButton>
        <Button variant="secondary" fullWidth onClick={() => setAsks(true)}>
          {t`Invest without logging in`}
        </Button>
      </div>
      <QuickInvestPopup open={asks} onClose={() => setAsks(false)} />
      <p className={styles.more}>{t`For new and existing investors. You confirm with a one-time code.`}</p>
      <p className={styles.more}>
        <Trans>
          KYC not done yet? <TextLink to={href(routes.completeKyc)}>Complete it</TextLink>
        </Trans>
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
        {t`Log in with a passkey`}
      </Button>
    </>
  )
}
