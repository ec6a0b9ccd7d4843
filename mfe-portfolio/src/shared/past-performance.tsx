import { t } from '@portal/kernel/words'
import styles from './past-performance.module.css'

/** Stands below every table and chart of returns. */
export const pastPerformance = (): string => t`Past performance may or may not be sustained in future.`

export function PastPerformance({ children }: { children?: string }) {
  return (
    <p className={styles.line}>
      {pastPerformance()}
      {children && ` ${children}`}
    </p>
  )
}
