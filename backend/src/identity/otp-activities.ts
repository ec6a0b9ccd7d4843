import type { ActivityType } from '@portal/kernel/contracts/otp'
import { badRequest } from '../platform/refusal'

interface OtpActivity {
  /** In the message, so that nobody confirms one thing thinking it is another. */
  purpose: string
  /** session: asked for by who is logged in · firstStep: only the call that starts it opens a challenge. */
  opens: 'session' | 'firstStep'
}

const session = (purpose: string): OtpActivity => ({ purpose, opens: 'session' })
const firstStep = (purpose: string): OtpActivity => ({ purpose, opens: 'firstStep' })

/** Everything that a one-time code confirms (S9.037, S9.038). */
export const otpActivities: Readonly<Record<ActivityType, OtpActivity>> = {
  REGISTRATION: firstStep('to register'),
  FORGOT_PASSWORD: firstStep('to set a new password'),
  FORGOT_MPIN: firstStep('to set a new MPIN'),
  UNLOCK: firstStep('to unlock your user ID'),
  LOGIN: firstStep('to open your details'),
  NEW_FOLIO: session('to open a new folio'),
  SERVICE_REQUEST: session('for your service request'),
  LUMPSUM: session('for your purchase'),
  LUMPSUM_OTM: session('for your purchase by mandate'),
  SIP: session('for your new SIP'),
  SIP_OTM: session('for your new SIP by mandate'),
  SIP_PAUSE: session('to pause your SIP'),
  SIP_CANCEL: session('to cancel your SIP'),
  SIP_MODIFICATION: session('to change your SIP'),
  SWP: session('for your new SWP'),
  SWP_CANCEL: session('to cancel your SWP'),
  SWP_MODIFICATION: session('to change your SWP'),
  STP: session('for your new STP'),
  STP_CANCEL: session('to cancel your STP'),
  STP_MODIFICATION: session('to change your STP'),
  SWITCH: session('for your switch'),
  REDEEM: session('for your redemption'),
  INSTA_REDEEM: session('for your instant redemption'),
  CHANGE_DIVIDEND: session('to change your IDCW option'),
  CANCEL_REDEEM: session('to cancel your redemption'),
  CANCEL_SWITCH: session('to cancel your switch'),
}

/** A session must not open the challenges of registration, recovery and unlock: those answer alike for every PAN. */
export function refuseFirstStep(activity: ActivityType): void {
  if (otpActivities[activity].opens === 'session') return
  throw badRequest('A code for this is asked for by its own first step.')
}
