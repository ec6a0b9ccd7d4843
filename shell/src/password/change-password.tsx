import {
  api,
  ApiError,
  ChangePasswordDialog,
  type LazyDialogProps,
  type PasswordChange,
  showToast,
  useSession,
} from '@portal/kernel'
import { afterFirstColon } from '@portal/kernel/internal'
import { authApi } from '@portal/contracts/identity/auth'
import { passwordChanged } from './password-changed'

/** Changes the password of the investor who is logged in (S2.123 to S2.127, S7.128). */
export default function ChangePassword({ onClose }: LazyDialogProps) {
  const investor = useSession()?.investor
  if (!investor) return null
  const { pan, name, emailId, mobileNum } = investor
  const change = async ({ current, next }: PasswordChange) => {
    try {
      const { resultInfo } = await api.callInFull(authApi.changePassword, {
        userId: pan,
        passWord: current,
        newPassWord: next,
      })
      onClose()
      passwordChanged(resultInfo.resultMsg)
    } catch (error) {
      if (error instanceof ApiError && !error.handled)
        showToast({ message: afterFirstColon(error.message), type: 'danger' })
      throw error
    }
  }
  return (
    <ChangePasswordDialog
      open
      onClose={onClose}
      person={{ userId: pan, pan, name, mobile: mobileNum, email: emailId }}
      onSubmit={change}
    />
  )
}
