import { t, Trans } from '@portal/kernel/words'
import '../global.css'
import { Logo } from '@portal/kernel/internal'
import { TakeOver } from '../first-screen/take-over'
import header from '../header/header.module.css'
import shell from '../shell.module.css'
import styles from './settings-fault.module.css'
import { SettingsFault } from './portal-settings'

/** In place of a portal that was set up wrongly: investors learn whom to call, operators what to mend. */
export function SettingsFaultPage({ fault }: { fault: unknown }) {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- for the operator
  const problems = fault instanceof SettingsFault ? fault.problems : ['the file could not be read']
  return (
    <div className={shell.shell}>
      <header className={header.header}>
        <div className={header.content}>
          <span className={header.logo}>
            <Logo />
          </span>
        </div>
      </header>
      <main className={styles.page} role="alert">
        <h1>{t`The portal cannot start`}</h1>
        <p>
          <Trans>
            Your investments are not affected. Try again in a few minutes, or call{' '}
            <a href="tel:18002097446">1800-209-7446</a>.
          </Trans>
        </p>
        <p>
          For the operator: <code>config.json</code> beside <code>remotes.json</code> cannot be used.
        </p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </main>
      <TakeOver />
    </div>
  )
}
