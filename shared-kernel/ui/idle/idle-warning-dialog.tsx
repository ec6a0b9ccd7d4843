import { useEffect, useRef } from 'react'
import { announce } from '../base/public'
import { AlertDialog } from '../overlay/public'
import { IdleRing } from './idle-ring'
import { idleAnnouncement, idleTime } from './idle-time'

export interface IdleWarningDialogProps {
  open: boolean
  /** Seconds until the sign-out, renewed by the host as they pass. */
  secondsLeft: number
  /** Seconds that the whole warning lasts: a full ring. */
  totalSeconds?: number
  /** Goes on: the button that has the focus, and Escape. */
  onExtend: () => void
  onSignOut: () => void
}

/** Warns that the session is about to end, over everything; one key goes on (S4.013 to S4.016, S9.041). */
export function IdleWarningDialog(props: IdleWarningDialogProps) {
  const { open, secondsLeft, totalSeconds = 300, onExtend, onSignOut } = props
  useAnnouncements(open ? secondsLeft : undefined)
  const { clock, unit } = idleTime(secondsLeft)
  return (
    <AlertDialog
      open={open}
      title="Are you still there?"
      description={`You will be logged out after 15 mins of inactivity | Current session expires in : ${clock} ${unit}`}
      mark={<IdleRing clock={clock} unit={unit} share={secondsLeft / totalSeconds} />}
      safe={{ label: 'Stay logged in', onChoose: onExtend }}
      other={{ label: 'Sign Out', variant: 'quiet', onChoose: onSignOut }}
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
