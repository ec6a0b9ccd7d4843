import { t } from '@portal/contracts/words/macros'
import type { Verdict } from './verdict'

export interface MobileOwner {
  /** With its plus sign: `+91`. */
  countryCode: string
  /** Second and third applicants always have an Indian mobile (decision 1). */
  primary?: boolean
}

/** The word for word text of S5.023. */
export const invalidMobile = () => t`Please enter valid Mobile No`

/** Whether a number follows the rule of India: 10 digits, the first one 6 to 9 (S5.024, decision 1). */
export function isIndianMobile({ countryCode, primary = true }: MobileOwner): boolean {
  return countryCode === '+91' || !primary
}

/** A mobile number without its country code (S5.023 to S5.026, decision 1). */
export function validateMobile(mobile: string | undefined, owner: MobileOwner): Verdict {
  const pattern = isIndianMobile(owner) ? /^[6-9]\d{9}$/ : /^\d{8,12}$/
  return pattern.test(mobile ?? '') ? undefined : invalidMobile()
}
