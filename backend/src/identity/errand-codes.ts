import type { Errand } from '@portal/kernel/contracts/errand'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import type { CallingInvestor } from '../platform/call-context'
import { errandOnly } from '../platform/refusal'

/** The codes that a session of an errand may ask for. */
const codes: Readonly<Partial<Record<Errand, readonly ActivityType[]>>> = {
  quickInvest: ['LUMPSUM', 'SIP'],
  failedSipReinvest: ['LUMPSUM'],
  paymentFailedLink: ['LUMPSUM'],
  distributorLink: ['LUMPSUM'],
  sipExpiringLink: ['SIP_MODIFICATION'],
}

/** A code for anything else would confirm nothing in a session of an errand; none is sent. */
export function refuseOtherCodes({ errand }: CallingInvestor, activity: ActivityType): void {
  if (errand && !codes[errand.kind]?.includes(activity)) throw errandOnly()
}
