import { VisuallyHidden } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './waiting-page.module.css'

/** In the place of a page that is on its way. */
export function WaitingPage() {
  return (
    <div aria-busy="true">
      <p className={styles.wait} role="status">
        <VisuallyHidden>{t`Loading the portal`}</VisuallyHidden>
      </p>
      <div className={styles.page} aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.card} />
        <div className={styles.card} />
      </div>
    </div>
  )
}
