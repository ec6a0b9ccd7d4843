import { t } from '@portal/kernel/words'
import { useNavigation } from '@portal/kernel'
import { useEffect, useState } from 'react'
import styles from './pending-bar.module.css'

/** A shorter wait needs no sign of life; a bar that flashes is worse than none. */
const timeoutMs = 300

/** A bar at the upper edge of the header, and of its landmark, while the next page takes longer than a moment. */
export function PendingBar() {
  const waiting = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setShown(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [waiting])
  return shown ? <div className={styles.bar} role="progressbar" aria-label={t`Opening the page`} /> : null
}
