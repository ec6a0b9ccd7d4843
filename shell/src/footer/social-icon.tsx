import type { SocialLabel } from './general-links'
import { socialShapes } from './social-shapes'
import styles from './footer.module.css'

/** The sign of a network, beside its name. */
export function SocialIcon({ label }: { label: SocialLabel }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={socialShapes[label]} />
    </svg>
  )
}
