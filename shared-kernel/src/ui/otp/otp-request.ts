import type { RequestOf } from '../../../contracts/endpoint'
import type { OrderTerms } from '../../../contracts/order-terms'
import type { ActivityType, OtpDetails } from '../../../contracts/otp'
import type { otpGenerateApi } from '../../../contracts/otp-generate'

/** B when both exist, E for e-mail only, M otherwise (S4.069). */
export function otpChannel(emailId: string, mobileNumber: string): 'B' | 'E' | 'M' {
  if (!emailId) return 'M'
  return mobileNumber ? 'B' : 'E'
}

export interface OtpPurpose {
  activityType: ActivityType
  /** The investor whose code it is. */
  pan: string
  /** Made once for each dialog that opens, 8 to 64 characters. */
  reference: string
  arnCode?: string | null
  /** What the code confirms, where that is orders: the server takes it for exactly these. */
  orders?: readonly OrderTerms[]
  /** The order that the code takes back, where that is what it confirms. */
  transactionId?: string
  /** The account that an unclaimed amount is to go to. */
  bankId?: string
}

/**
 * The request for a one-time code of a logged-in investor. An international mobile is blanked before the channel is
 * chosen (S4.069 to S4.071, decision 8); without a folio the flow is the joint holder's.
 */
export function otpRequest(
  details: OtpDetails,
  purpose: OtpPurpose,
): RequestOf<typeof otpGenerateApi.generate> {
  const mobileNumber = details.isInternational ? '' : details.investorMobNo
  return {
    activityType: purpose.activityType,
    requestReference: purpose.reference,
    userId: purpose.pan,
    folioNumber: details.folioNumber,
    arnCode: purpose.arnCode ?? '',
    flowType: details.folioNumber ? 'INVESTOR' : 'JOINT_HOLDER',
    emailId: details.investorEmailId,
    mobileNumber,
    sendOtpTo: otpChannel(details.investorEmailId, mobileNumber),
    ...(purpose.orders && { orders: [...purpose.orders] }),
    ...(purpose.transactionId && { transactionId: purpose.transactionId }),
    ...(purpose.bankId && { bankId: purpose.bankId }),
  }
}
