import type { PasswordContext } from '@portal/contracts/validation'
import { lazyDialog, type LazyDialogProps } from '../overlay/public'

export interface PasswordChange {
  current: string
  next: string
}

export interface ChangePasswordDialogProps extends LazyDialogProps {
  /** In use: the dialog is titled RESET PASSWORD, fills it in unseen and cannot be left. */
  temporaryPassword?: string
  /** What the new password must not equal. */
  person: Omit<PasswordContext, 'current'>
  /** Makes the change and says how it went; a rejection leaves the dialog open with what was typed. */
  onSubmit: (change: PasswordChange) => Promise<unknown>
}

/** Asks for the current password, a new one by the rules of section 5, and the new one again (S2.123 to S2.127). */
export const ChangePasswordDialog = lazyDialog<ChangePasswordDialogProps>(
  () => import('./change-password-dialog'),
)
