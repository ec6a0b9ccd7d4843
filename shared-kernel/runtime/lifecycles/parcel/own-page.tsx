import { t } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { helpline, helplineAddress } from '@portal/contracts/catalogue/inner'
import { signOut } from '../../session/public'
import { Button, Icon, Logo } from '@portal/ui'
import styles from './own-page.module.css'

/** A page of ours around one remote: brand, helpline and sign-out above, no menus; what the law wants said below. */
export function OwnPage({ loggedIn, children }: { loggedIn: boolean; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.content}>
          <Logo />
          <div className={styles.ways}>
            <a href={helplineAddress} className={styles.helpline}>
              <Icon name="phone" size="sm" label={t`Helpline`} />
              <span className={loggedIn ? styles.onlyWide : undefined}>{helpline}</span>
            </a>
            {loggedIn && (
              <Button variant="secondary" size="sm" icon="sign-out" onClick={() => void signOut('explicit')}>
                {t`Sign Out`}
              </Button>
            )}
          </div>
        </div>
      </header>
      {children}
      <footer className={styles.footer}>
        <div className={styles.content}>
          <p>
            {t`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`}
          </p>
        </div>
      </footer>
    </div>
  )
}
