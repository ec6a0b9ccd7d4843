import styles from './new-investor.module.css'

/** A seedling in its pot: something that begins. */
export function SeedlingArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 130" aria-hidden="true">
      <ellipse className={styles.ground} cx="80" cy="116" rx="62" ry="7" />
      <path className={styles.pot} d="M52 78h56l-6 36a6 6 0 0 1-6 5H64a6 6 0 0 1-6-5z" />
      <rect className={styles.rim} x="47" y="70" width="66" height="14" rx="5" />
      <path className={styles.stem} d="M80 70V38" />
      <path className={styles.leaf} d="M80 46C78 24 94 10 122 9c1 26-14 40-42 37" />
      <path className={styles.smallLeaf} d="M80 58c1-17-11-29-33-30-1 20 11 32 33 30" />
      <circle className={styles.sun} cx="134" cy="34" r="9" />
    </svg>
  )
}
