import { message } from '@portal/kernel/catalogue'
import { validateEmail, validateMobile } from '@portal/kernel/validation'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { type InvestorRecord, nobodysId } from './investors'
import { knowsDevice } from './known-devices'
import type { Visitor } from './visitor'

type Contact = Pick<InvestorRecord, 'email' | 'mobile' | 'countryCode' | 'isInternational'>

/** Whether a code can reach the investor at all: by e-mail, or by text message in India. */
export function isReachable({ email, mobile, countryCode, isInternational }: Contact): boolean {
  if (validateEmail(email) === undefined) return true
  return !isInternational && validateMobile(mobile, { countryCode }) === undefined
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
