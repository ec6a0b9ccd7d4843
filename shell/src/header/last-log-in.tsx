import { formatDate, formatTime, indiaDate, readStored } from '@portal/kernel'
import * as z from 'zod/mini'
import styles from './header.module.css'

/** When the log-in before this one was, so that one that was not theirs is noticed. */
export function LastLogIn() {
  const at = readStored('lastLogIn', z.string())
  if (!at) return null
  return (
    <span className={styles.lastLogIn}>
      Last log-in {formatDate(indiaDate(at))}, {formatTime(at)}
    </span>
  )
}
