import styles from './dashboard.module.css'
import { WaitingValueCard } from './waiting-value-card'

/**
 * The dashboard in the page's HTML, for whoever it will be of: what it shows stands where the same will stand. Its style
 * sheets are those of the dashboard itself.
 */
export function WaitingDashboard() {
  return (
    <div className={styles.waiting}>
      <div className={styles.waitingTitle} />
      <div className={styles.top}>
        <WaitingValueCard />
        <div className={styles.waitingChart} />
      </div>
    </div>
  )
}
