import styles from './states.module.css'

/** A window with a leaf in it; `sign` is what the sun in its corner shows. */
export function WindowArt({ sign }: { sign: 'attention' | 'plus' }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 130" aria-hidden="true">
      <ellipse className={styles.ground} cx="80" cy="114" rx="62" ry="7" />
      <rect className={styles.sheet} x="30" y="22" width="100" height="74" rx="10" />
      <path className={styles.sheet} d="M30 40h100" />
      <circle className={styles.dot} cx="42" cy="31" r="3" />
      <circle className={styles.dot} cx="52" cy="31" r="3" />
      <path className={styles.leaf} d="M56 78c2-16 14-24 32-24 0 18-14 28-30 26M50 88c4-10 12-18 24-22" />
      <circle className={styles.sun} cx="118" cy="88" r="18" />
      <path className={styles.sign} d={sign === 'plus' ? 'M118 80v16M110 88h16' : 'M118 79v10m0 6v.2'} />
    </svg>
  )
}
