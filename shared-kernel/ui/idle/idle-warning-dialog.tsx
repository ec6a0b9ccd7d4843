import { t } from '@portal/contracts/words/macros'
import { useEffect, useRef } from 'react'
import { announce } from '../base/public'
import { AlertDialog } from '../overlay/public'
import { idleAnnouncement, idleTime } from './idle-time'
import styles from './idle-ring.module.css'

const radius = 48
const length = 2 * Math.PI * radius

/** The time left, in a ring that empties; its text stands in the dialog's description too. */
function IdleRing({ clock, unit, share }: { clock: string; unit: string; share: number }) {
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

export interface IdleWarningDialogProps {
  open: boolean
  /** Seconds until the sign-out, renewed by the host as they pass. */
  secondsLeft: number
  /** Minutes without activity after which the session ends. */
  afterMinutes: number
  /** Seconds that the whole warning lasts: a full ring. */
  totalSeconds?: number
  /** Goes on: the button that has the focus, and Escape. */
  onExtend: () => void
  onSignOut: () => void
}

/** Warns that the session is about to end, over everything; one key goes on (S4.013 to S4.016, S9.041). */
export function IdleWarningDialog(props: IdleWarningDialogProps) {
  const { open, secondsLeft, afterMinutes, totalSeconds = 300, onExtend, onSignOut } = props
  useAnnouncements(open ? secondsLeft : undefined)
  const { clock, unit } = idleTime(secondsLeft)
  return (
    <AlertDialog
      open={open}
      title={t`Are you still there?`}
      description={t`You will be logged out after ${afterMinutes} mins of inactivity | Current session expires in : ${clock} ${{ measure: unit }}`}
      mark={<IdleRing clock={clock} unit={unit} share={secondsLeft / totalSeconds} />}
      safe={{ label: t`Stay logged in`, onChoose: onExtend }}
      other={{ label: t`Sign Out`, variant: 'quiet', onChoose: onSignOut }}
    />
  )
}

function useAnnouncements(seconds: number | undefined) {
  const before = useRef(Infinity)
  useEffect(() => {
    const text = seconds === undefined ? undefined : idleAnnouncement(before.current, seconds)
    before.current = seconds ?? Infinity
    if (text) announce(text, { assertive: true })
  }, [seconds])
}
