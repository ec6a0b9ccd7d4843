/** What other parts of the kernel take from this one, and nobody else. */
export { isIndianMobile } from './mobile'
export { otpCode } from './otp'
export { cleanPan, panPattern } from './pan'
