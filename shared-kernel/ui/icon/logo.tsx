import { VisuallyHidden } from '../base/public'
import styles from './logo.module.css'

/**
 * The brand's mark; with `wordMark` its name beside it, else the name for screen readers only (visual design:
 * layout).
 */
export function Logo({ wordMark = true }: { wordMark?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
        <rect className={styles.ground} width="34" height="34" rx="10" />
        <path className={styles.leaf} d="M8.5 24.5C7 14.5 13.5 8 25.5 8c.6 11-5.6 18-14.3 17.6" />
        <path
          className={styles.vein}
          d="M7.2 28c2.6-6 6.5-10.3 12.3-13.6"
          strokeWidth="2.2"
          strokeLinecap="round"
          fill="none"
        />
        <circle className={styles.sun} cx="25.3" cy="25.3" r="2.7" />
      </svg>
      {wordMark ? (
        <span>
          <b className={styles.name}>Neem</b>
          <span className={styles.kind}>Mutual Fund</span>
        </span>
      ) : (
        <VisuallyHidden>Neem Mutual Fund</VisuallyHidden>
      )}
    </span>
  )
}
