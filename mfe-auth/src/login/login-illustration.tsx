import { Icon } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import styles from './login.module.css'

const helpline = '1800-209-7446'

/** A plant that grows under the sun, and what the portal promises. */
export function LoginIllustration() {
  return (
    <aside className={styles.art} aria-label={t`About the portal`}>
      <svg
        className={styles.drawing}
        viewBox="0 0 640 760"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <circle cx="500" cy="232" r="54" className={styles.sun} />
        <path d="M0 420C110 330 200 360 300 300S520 250 640 310v450H0z" className={styles.hillFar} />
        <path d="M0 520c120-80 230-50 340-110s200-70 300-40v390H0z" className={styles.hillMiddle} />
        <g transform="translate(452 262)">
          <path d="M70 300C72 220 70 170 76 96" className={styles.stem} />
          <path d="M74 150C40 140 22 116 20 78c34 0 54 26 56 60" className={styles.leafMiddle} />
          <path d="M75 190c32-8 52-30 56-66-32 0-54 22-57 54" className={styles.leafLight} />
          <path d="M76 104C62 72 68 38 98 12c22 30 16 68-20 94" className={styles.leafTop} />
          <path d="M73 232c-30-2-52-16-62-46 32-6 56 10 63 36" className={styles.leafDark} />
        </g>
        <path d="M0 600c140-60 260-20 380-70s180-60 260-40v270H0z" className={styles.hillNear} />
      </svg>
      <div className={styles.claim}>
        <p className={styles.claimTitle}>{t`Your savings, growing in plain sight.`}</p>
        <ul>
          <li>
            <Icon name="shield-check" />
            <span>{t`You confirm every order with a one-time code`}</span>
          </li>
          <li>
            <Icon name="eye" />
            <span>{t`You see every cost before you pay`}</span>
          </li>
          <li>
            <Icon name="phone" />
            <span>
              <Trans>
                Talk to us at <span className={styles.figure}>{helpline}</span>
              </Trans>
            </span>
          </li>
        </ul>
      </div>
    </aside>
  )
}
