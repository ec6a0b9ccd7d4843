export { OtpDialog as default } from '../otp/public'
