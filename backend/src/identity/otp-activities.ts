import type { Text } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { ActivityType } from '@portal/contracts/identity/otp'
import { type FolioAction, refuseFolioAction } from '../folios/folio-permissions'
import { folioOf } from '../folios/folio-reader'
import type { Platform } from '../platform/module'
import { badRequest } from '../platform/refusal'

interface OtpActivity {
  /** In the message, so that nobody confirms one thing thinking it is another. */
  purpose: Text
  /** session: asked for by who is logged in · firstStep: only the call that starts it opens a challenge. */
  opens: 'session' | 'codeChallenge'
  /**
   * orders: asked for with the orders of a checkout, and good for exactly these · cancelling: an order is taken back ·
   * orders or cancelling: a plan is ended by an order, or the order of a plan is taken back · folio: for this in that folio ·
   * contact: only the call that changes it asks for its codes.
   */
  confirms: 'orders' | 'cancelling' | 'orders or cancelling' | 'folio' | 'contact'
  /** What it does with a folio; none where it is about no folio that there is. */
  does?: FolioAction
}

const session = (purpose: Text, does?: FolioAction): OtpActivity => ({
  purpose,
  opens: 'session',
  confirms: 'folio',
  does,
})
const order = (purpose: Text, does: FolioAction): OtpActivity => ({
  purpose,
  opens: 'session',
  confirms: 'orders',
  does,
})
const cancelling = (purpose: Text): OtpActivity => ({ purpose, opens: 'session', confirms: 'cancelling' })
const codeChallenge = (purpose: Text): OtpActivity => ({
  purpose,
  opens: 'codeChallenge',
  confirms: 'folio',
})

/** Everything that a one-time code confirms (S9.037, S9.038). */
export const otpActivities: Readonly<Record<ActivityType, OtpActivity>> = {
  REGISTRATION: codeChallenge(msg`to register`),
  FORGOT_PASSWORD: codeChallenge(msg`to set a new password`),
  FORGOT_MPIN: codeChallenge(msg`to set a new MPIN`),
  UNLOCK: codeChallenge(msg`to unlock your user ID`),
  LOGIN: codeChallenge(msg`to log in`),
  USER_INFO: codeChallenge(msg`to open your details`),
  QUICK_INVEST: codeChallenge(msg`to invest without logging in`),
  CONTACT: { ...session(msg`to change your contact details`), confirms: 'contact' },
  NEW_FOLIO: session(msg`to open a new folio`),
  SERVICE_REQUEST: session(msg`for your service request`, 'update'),
  LUMPSUM: order(msg`for your purchase`, 'purchase'),
  LUMPSUM_OTM: session(msg`for your purchase by mandate`, 'purchase'),
  SIP: order(msg`for your new SIP`, 'plan'),
  SIP_OTM: session(msg`for your new SIP by mandate`, 'plan'),
  SIP_PAUSE: order(msg`to pause your SIP`, 'plan'),
  SIP_CANCEL: {
    ...cancelling(msg`to cancel your order for a systematic plan`),
    confirms: 'orders or cancelling',
    does: 'plan',
  },
  SIP_MODIFICATION: order(msg`to change your SIP`, 'plan'),
  SWP: order(msg`for your new SWP`, 'plan'),
  SWP_CANCEL: order(msg`to cancel your SWP`, 'plan'),
  SWP_MODIFICATION: order(msg`to change your SWP`, 'plan'),
  STP: order(msg`for your new STP`, 'plan'),
  STP_CANCEL: order(msg`to cancel your STP`, 'plan'),
  STP_MODIFICATION: order(msg`to change your STP`, 'plan'),
  SWITCH: order(msg`for your switch`, 'switch'),
  REDEEM: order(msg`for your redemption`, 'redeem'),
  INSTA_REDEEM: order(msg`for your instant redemption`, 'redeem'),
  CHANGE_DIVIDEND: order(msg`to change your IDCW option`, 'switch'),
  UNCLAIMED: cancelling(msg`to be paid an unclaimed amount`),
  CANCEL_REDEEM: cancelling(msg`to cancel your redemption`),
  CANCEL_SWITCH: cancelling(msg`to cancel your switch`),
  CANCEL_MANDATE: cancelling(msg`to end your mandate`),
  MODIFY_MANDATE: cancelling(msg`to pause or resume your mandate`),
}

/** A session must not open the challenges of registration, recovery and unlock: those answer alike for every PAN. */
export function refuseCodeChallenge(activity: ActivityType): void {
  if (otpActivities[activity].opens === 'session') return
  throw badRequest(t`A code for this is asked for by its own first step.`)
}

/**
 * No code for what a folio may not do online anyway (S6.009, S6.010). Throws refusal -301 or -302; a 404 for a folio
 * of somebody else.
 */
export async function refuseForFolios(
  { db }: Platform,
  pan: string,
  activity: ActivityType,
  folioNos: readonly string[],
): Promise<void> {
  const { does } = otpActivities[activity]
  for (const folioNo of new Set(folioNos)) {
    const folio = await folioOf(db, pan, folioNo)
    if (does) refuseFolioAction(folio, does)
  }
}
