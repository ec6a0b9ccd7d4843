import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

/** S9.010, S9.011 */
export const otpLimits = {
  digits: 4,
  minutes: 20,
  attempts: 5,
  resends: 4,
  resendAfterSeconds: 60,
  voiceAfterSeconds: 10,
} as const

/** The digits of a one-time code (S5.038); a strict installation asks for more of them. */
export function validateOtp(digits: string | undefined, length: number = otpLimits.digits): Verdict {
  const text = digits ?? ''
  return text.length === length && /^\d+$/.test(text) ? undefined : t`Enter the ${length} digits of the code`
}

/** The code that is sent for checking: the server's prefix, then the digits typed (S5.041). */
export function otpCode(prefix: string, digits: string): string {
  return `${prefix}${digits}`
}
