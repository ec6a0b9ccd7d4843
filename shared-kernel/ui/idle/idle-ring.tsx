import styles from './idle-ring.module.css'

const radius = 48
const length = 2 * Math.PI * radius

/** The time left, in a ring that empties; its text stands in the dialog's description too. */
export function IdleRing({ clock, unit, share }: { clock: string; unit: string; share: number }) {
  const rest = Math.min(1, Math.max(0, share))
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 104 104">
        <circle className={styles.track} cx="52" cy="52" r={radius} />
        <circle
          className={styles.left}
          cx="52"
          cy="52"
          r={radius}
          strokeDasharray={`${rest * length} ${length}`}
        />
      </svg>
      <b className={styles.clock}>{clock}</b>
      <span className={styles.unit}>{unit}</span>
    </div>
  )
}
