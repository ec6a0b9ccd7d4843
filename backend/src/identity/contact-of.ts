import { message } from '@portal/contracts/catalogue'
import { validateEmail, validateMobile } from '@portal/contracts/validation'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { type InvestorRecord, nobodysId } from './investors'
import { knowsDevice } from './known-devices'
import { wrongCode } from './otp-code'
import type { PendingRegistration } from './pending-registration'
import type { Visitor } from './visitor'

type Contact = Pick<InvestorRecord, 'email' | 'mobile' | 'countryCode' | 'isInternational'>

/** Whether a code can reach the investor at all: by e-mail, or by text message in India. */
export function isReachable({ email, mobile, countryCode, isInternational }: Contact): boolean {
  if (validateEmail(email) === undefined) return true
  return !isInternational && validateMobile(mobile, { countryCode }) === undefined
}

/** Both must be the folio's: the code goes to both. */
export function isContactOf(investor: Contact, typed: PendingRegistration): boolean {
  return (
    investor.email.toLowerCase() === typed.email &&
    investor.mobile === typed.mobile &&
    investor.countryCode === typed.countryCode
  )
}

/**
 * The person of a PAN may have become known after a code went to the contact that somebody typed for it. Throws the
 * refusal of a wrong code where that is not the contact on record, so that nobody else is taken for them.
 */
export function refuseOthersContact(investor: InvestorRecord, sentTo: PendingRegistration | null): void {
  if (!sentTo || !isContactOf(investor, sentTo)) throw wrongCode(0)
}

/**
 * Says on a device of the investor that there is no contact to send a code to (S8.046). Anywhere else the answer is the
 * same as for every PAN, or it would tell a stranger who is known.
 */
export async function refuseUnreachable(
  { db }: Platform,
  investor: InvestorRecord | undefined,
  { deviceId }: Visitor,
): Promise<void> {
  const own = await knowsDevice(db, investor?.id ?? nobodysId, deviceId)
  if (own && investor && !isReachable(investor)) throw new Refusal('-653', message('noContactInFolio'))
}
