export { OtpField, otpDigits, type OtpFieldProps } from './otp-field'
export { useOtp, type OtpCalls, type OtpState } from './use-otp'
export { OtpPanel, type OtpPanelProps } from './otp-panel'
export { OtpDialog, SentTo, type OtpDialogProps } from './otp-dialog'
