/** Ways back in: one chunk, since who opens one page soon opens the next. */
export { default as ForgotPassword } from './forgot-password.page'
export { default as ResetPasswordOtp } from './reset-password-otp.page'
export { default as PasswordRecovery } from './password-recovery.page'
export { default as Unlock } from './unlock.page'
export { default as UnlockOtp } from './unlock-otp.page'
export { default as LoginCode } from '../login-code/login-code.page'
