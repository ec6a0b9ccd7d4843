import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type { ActivityType } from '@portal/contracts/identity/otp'
import type { CallingInvestor } from '../platform/call-context'
import { outOfScope } from '../platform/refusal'

/** The codes that a session for one task may ask for. */
const codes: Readonly<Partial<Record<ScopeKind, readonly ActivityType[]>>> = {
  quickInvest: ['LUMPSUM', 'SIP'],
  failedSipReinvest: ['LUMPSUM'],
  paymentFailedLink: ['LUMPSUM'],
  distributorLink: ['LUMPSUM'],
  sipExpiringLink: ['SIP_MODIFICATION'],
}

/** A code for anything else would confirm nothing in a session for one task; none is sent. */
export function refuseOtherCodes({ sessionScope }: CallingInvestor, activity: ActivityType): void {
  if (sessionScope && !codes[sessionScope.kind]?.includes(activity)) throw outOfScope()
}
