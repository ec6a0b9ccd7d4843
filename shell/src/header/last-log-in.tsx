import { readStored } from '@portal/kernel'
import * as z from 'zod/mini'
import styles from './header.module.css'

/** When the log-in before this one was, so that one that was not theirs is noticed. */
export function LastLogIn() {
  const moment = readStored('lastLogIn', z.string())
  return moment && <span className={styles.lastLogIn}>Last log-in {moment}</span>
}
