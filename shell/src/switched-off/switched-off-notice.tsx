import { t } from '@portal/kernel/words'
import { Note } from '@portal/kernel'
import styles from '../page/above-page.module.css'

/** Above the page that still stands, for as long as it does. */
export default function SwitchedOffNotice() {
  return (
    <div className={styles.place} role="status">
      <Note tone="warning" title={t`This part of the portal is closed for now`}>
        {t`You can finish what you have begun here. After that it stays closed until we have put something right; your money and your orders are safe.`}
      </Note>
    </div>
  )
}
