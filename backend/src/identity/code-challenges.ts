import { randomUUID } from 'node:crypto'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { refuseTaxStatus } from '../kyc-registry/pan-check'
import type { Platform } from '../platform/module'
import { refuseBlockedEmail } from './blocked-email'
import { isContactOf, isReachable, refuseUnreachable } from './contact-of'
import { investorByPan, nobodysId } from './investors'
import { type OnlyFor, openCodeChallenge } from './otp.service'
import type { PendingRegistration } from './pending-registration'
import type { Visitor } from './visitor'

/** What a page needs to go on to the code: the same shape whether the PAN is known or not. */
export interface CodeChallenge {
  uniqueID: string
  challenge: OtpChallenge
}

/**
 * Starts a registration, or an investment without a log-in. The answer shows what was typed, masked. Only a contact that
 * the folio holds gets the code; for a PAN without a folio that is the typed one. Throws refusal -651 for a blocked
 * e-mail address, -655 for a tax status that cannot invest here.
 */
export async function startWithContact(
  platform: Platform,
  pan: string,
  contact: PendingRegistration,
  activity: 'REGISTRATION' | 'QUICK_INVEST',
  visitor: Visitor,
): Promise<CodeChallenge> {
  refuseTaxStatus(pan)
  const typed = { ...contact, email: contact.email.toLowerCase() }
  await refuseBlockedEmail(platform, typed.email)
  const investor = await investorByPan(platform.db, pan)
  const uniqueID = randomUUID()
  const challenge = await openCodeChallenge(platform, {
    pan,
    activity,
    visitor,
    investorId: investor?.id ?? nobodysId,
    mobile: typed.isInternational ? null : typed.mobile,
    email: typed.email,
    genuine: !investor || isContactOf(investor, typed),
    uniqueId: uniqueID,
    registration: typed,
  })
  return { uniqueID, challenge }
}

/** Activities for those who are registered; a look-up is for everyone the fund house knows. */
type Recovery = 'FORGOT_PASSWORD' | 'UNLOCK' | 'LOGIN' | 'USER_INFO'

/**
 * Starts a password recovery, an unlock, a log-in by code or a look-up. Where the code went stays unsaid, or it would
 * tell who is known. Throws refusal -653 on a device of an investor whom no code can reach.
 */
export async function startRecovery(
  platform: Platform,
  pan: string,
  activity: Recovery,
  visitor: Visitor,
  only?: OnlyFor,
): Promise<CodeChallenge> {
  const investor = await investorByPan(platform.db, pan)
  await refuseUnreachable(platform, investor, visitor)
  const uniqueID = randomUUID()
  const concerned = activity === 'USER_INFO' || investor?.registered
  const challenge = await openCodeChallenge(platform, {
    pan,
    activity,
    visitor,
    investorId: investor?.id ?? nobodysId,
    mobile: investor?.isInternational ? null : (investor?.mobile ?? 'nobody'),
    email: investor?.email ?? 'nobody',
    genuine: investor !== undefined && Boolean(concerned) && isReachable(investor),
    uniqueId: uniqueID,
    ...(only && { only }),
  })
  return { uniqueID, challenge: { ...challenge, maskedMobile: null, maskedEmail: null } }
}
