import styles from './page-panel.module.css'

/** A window of the portal with a mark on it. */
export default function UnavailableArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 130" fill="none" strokeLinecap="round" aria-hidden="true">
      <ellipse className={styles.ground} cx="80" cy="114" rx="62" ry="7" />
      <rect className={styles.window} x="30" y="22" width="100" height="74" rx="10" strokeWidth="3" />
      <path className={styles.line} d="M30 40h100" strokeWidth="3" />
      <circle className={styles.dot} cx="42" cy="31" r="3" />
      <circle className={styles.dot} cx="52" cy="31" r="3" />
      <path
        className={styles.leaf}
        d="M56 78c2-16 14-24 32-24 0 18-14 28-30 26M50 88c4-10 12-18 24-22"
        strokeWidth="4"
      />
      <circle className={styles.sun} cx="118" cy="88" r="18" />
      <path className={styles.mark} d="M118 79v10m0 6v.2" strokeWidth="4" />
    </svg>
  )
}
