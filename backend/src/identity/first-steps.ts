import { randomUUID } from 'node:crypto'
import type { OtpChallenge } from '@portal/kernel/contracts/otp'
import type { Platform } from '../platform/module'
import { investorByPan, type InvestorRecord, nobodysId } from './investors'
import { openFirstStep } from './otp.service'
import type { PendingRegistration } from './pending-registration'
import type { Visitor } from './visitor'

/** What a page needs to go on to the code: the same shape whether the PAN is known or not. */
export interface FirstStep {
  uniqueID: string
  challenge: OtpChallenge
}

/**
 * Starts a registration. The answer shows what was typed, masked. Only a contact that the folio holds gets the code;
 * for a PAN without a folio that is the typed one.
 */
export async function startRegistration(
  platform: Platform,
  pan: string,
  typed: PendingRegistration,
  visitor: Visitor,
): Promise<FirstStep> {
  const investor = await investorByPan(platform.db, pan)
  const uniqueID = randomUUID()
  const challenge = await openFirstStep(platform, {
    pan,
    activity: 'REGISTRATION',
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

/** Both must be the folio's: the code goes to both. */
function isContactOf(investor: InvestorRecord, typed: PendingRegistration): boolean {
  return (
    investor.email.toLowerCase() === typed.email.toLowerCase() &&
    investor.mobile === typed.mobile &&
    investor.countryCode === typed.countryCode
  )
}

/** Starts a password recovery, an unlock or a look-up of an existing investor. Where the code went stays unsaid, or it would tell who is known. */
export async function startRecovery(
  platform: Platform,
  pan: string,
  activity: 'FORGOT_PASSWORD' | 'UNLOCK' | 'LOGIN',
  visitor: Visitor,
): Promise<FirstStep> {
  const investor = await investorByPan(platform.db, pan)
  const uniqueID = randomUUID()
  const challenge = await openFirstStep(platform, {
    pan,
    activity,
    visitor,
    investorId: investor?.id ?? nobodysId,
    mobile: investor?.isInternational ? null : (investor?.mobile ?? 'nobody'),
    email: investor?.email ?? 'nobody',
    genuine: activity === 'LOGIN' ? investor !== undefined : (investor?.registered ?? false),
    uniqueId: uniqueID,
  })
  return { uniqueID, challenge: { ...challenge, maskedMobile: null, maskedEmail: null } }
}
