import { idleMinutes, signOut } from '../session/public'
import { useIdle } from '../session/inner'
import { IdleWarningDialog } from '@portal/ui/idle/inner'

export interface IdleWarningProps {
  /** Signs out as the host does it elsewhere; without it the session just ends. */
  onSignOut?: () => void
}

const endSession = () => void signOut('explicit')

/** For a host to mount once: watches whether anybody is there, and warns before the session ends (S4.013 to S4.018). */
export function IdleWarning({ onSignOut = endSession }: IdleWarningProps) {
  const { phase, secondsLeft, stay } = useIdle()
  return (
    <IdleWarningDialog
      open={phase === 'warning'}
      secondsLeft={secondsLeft}
      afterMinutes={idleMinutes}
      onExtend={stay}
      onSignOut={onSignOut}
    />
  )
}
