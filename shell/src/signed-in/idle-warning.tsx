import { signOut } from '@portal/kernel'
import { IdleWarningDialog, useIdle } from '@portal/kernel/internal'

/** Watches whether anybody is there, and warns before the session ends (S4.013 to S4.018). */
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
