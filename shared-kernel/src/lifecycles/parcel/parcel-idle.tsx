import { signOut } from '../../session/public'
import { useIdle } from '../../session/use-idle'
import { IdleWarningDialog } from '../../ui/idle/public'

/** Ends the session of a visitor who has gone, after a warning (S4.013 to S4.018). */
export function ParcelIdle() {
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
