import { message } from '@portal/kernel/catalogue'
import { invalidMobile, validateMobile } from '@portal/kernel/validation'
import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { taxStatusOf } from '../kyc/pan-check'
import { Refusal } from '../platform/refusal'

/** Throws refusal -655 for a PAN of a tax status that cannot invest here: its own letters say so, no register does. */
export function refuseUserName(pan: string): void {
  if (taxStatusOf(pan) === 'Other') throw new Refusal('-655', message('taxStatusIneligible'))
}

/** Throws refusal -656 for what can be no mobile of its country. */
export function refuseMobile(mobile: string, countryCode: string): void {
  const verdict = validateMobile(mobile, { countryCode })
  if (verdict || !isPossiblePhoneNumber(`${countryCode}${mobile}`))
    throw new Refusal('-656', verdict ?? invalidMobile)
}
