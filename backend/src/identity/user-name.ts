import { invalidMobile, validateMobile } from '@portal/contracts/validation'
import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { Refusal } from '../platform/refusal'

/** Throws refusal -656 for what can be no mobile of its country. */
export function refuseMobile(mobile: string, countryCode: string): void {
  const verdict = validateMobile(mobile, { countryCode })
  if (verdict || !isPossiblePhoneNumber(`${countryCode}${mobile}`))
    throw new Refusal('-656', verdict ?? invalidMobile)
}
