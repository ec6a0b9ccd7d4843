import { t } from '@portal/kernel/words'
import { Note } from '@portal/kernel'
import styles from '../page/above-page.module.css'

export default function OutageNotice({ text }: { text: string }) {
  return (
    <div className={styles.place} role="status">
      <Note tone="warning" title={t`Not everything works for now`}>
        {text}
      </Note>
    </div>
  )
}
