import { signOut } from '../session/public'
import { useIdle } from '../session/inner'
import { IdleWarningDialog } from '../ui/idle/inner'

/** For a host to mount once: watches whether anybody is there, and warns before the session ends (S4.013 to S4.018). */
export function IdleWarning() {
  const { phase, secondsLeft, stay } = useIdle()
  return (
    <IdleWarningDialog
      open={phase === 'warning'}
      secondsLeft={secondsLeft}
      onExtend={stay}
      onSignOut={() => void signOut('explicit')}
    />
  )
}
