import { api, ApiError, ChangePasswordDialog, clearSetPasswordToken, message, useHost } from '@portal/kernel'
import { authApi } from '@portal/contracts/identity/auth'
import type { TemporaryPassword } from './log-in'

interface ResetTemporaryPasswordProps {
  open: boolean
  temporary: TemporaryPassword | undefined
  /** Forgets the temporary password. */
  onClose: () => void
}

/** RESET PASSWORD, for who came with a temporary one: it opens nothing but this dialog (S2.123 to S2.125). */
export default function ResetTemporaryPassword({ temporary, onClose }: ResetTemporaryPasswordProps) {
  const host = useHost()
  if (!temporary) return null
  const { pan, password } = temporary
  const reset = async ({ next }: { next: string }) => {
    try {
      await api.call(authApi.createPassword, { userId: pan, passWord: next })
    } catch (error) {
      if (error instanceof ApiError && !error.handled) host.toast({ type: 'danger', message: error.message })
      throw error
    }
    // What the temporary password allowed goes before anything else does (S4.036).
    clearSetPasswordToken()
    onClose()
    host.toast({ type: 'success', message: message('E102') })
  }
  return (
    <ChangePasswordDialog
      open
      onClose={onClose}
      temporaryPassword={password}
      person={{ userId: pan, pan }}
      onSubmit={reset}
    />
  )
}
