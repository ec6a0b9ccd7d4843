import { t } from '@portal/kernel/words'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past the menus. The address stays as it is, for the router to keep its place. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {t`Skip to content`}
    </a>
  )
}
