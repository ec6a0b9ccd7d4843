import { t } from '@portal/kernel/words'
import './global.css'
import { Logo } from '@portal/kernel/internal'
import { hasFirstScreen } from './first-screen/take-over'
import header from './header/header.module.css'
import { SlowNotice } from './page-panel/slow-notice'
import styles from './shell-frame.module.css'
import shell from './shell.module.css'

/** The shell before it knows anything: what shows while the first page is on its way, where the HTML has not brought it. */
export function ShellFrame() {
  if (hasFirstScreen()) return <SlowNotice waiting />
  return (
    <div className={shell.shell}>
      <header className={header.header}>
        <div className={header.content}>
          <span className={header.logo}>
            <Logo />
          </span>
        </div>
      </header>
      <SlowNotice waiting />
      <main className={shell.main}>
        <WaitingPage />
      </main>
    </div>
  )
}

/** In the place of a page that is on its way. */
export function WaitingPage() {
  return (
    <div aria-busy="true">
      <p className={styles.wait} role="status">
        <span className={styles.text}>{t`Loading the portal`}</span>
      </p>
      <div className={styles.page} aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
    </div>
  )
}
