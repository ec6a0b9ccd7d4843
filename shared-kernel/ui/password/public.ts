export { ChangePasswordDialog, type ChangePasswordDialogProps, type PasswordChange } from './change-password'
export { PasswordChecklist } from './password-checklist'
