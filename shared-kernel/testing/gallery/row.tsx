import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
