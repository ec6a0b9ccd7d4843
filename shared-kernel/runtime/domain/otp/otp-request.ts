import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { ActivityType, OtpDetails, otpApi } from '@portal/contracts/identity/otp'
import type { otpGenerateApi } from '@portal/contracts/identity/otp-generate'

export interface OtpPurpose {
  activityType: ActivityType
  /** The investor whose code it is. */
  pan: string
  /** Made once for each dialog that opens, 8 to 64 characters. */
  reference: string
  /** What the code confirms, where that is orders: the server takes it for exactly these. */
  orders?: readonly OrderTerms[]
  /** The order that the code takes back, where that is what it confirms. */
  transactionId?: string
  /** The account that an unclaimed amount is to go to. */
  bankId?: string
}

/**
 * The request for a one-time code of a logged-in investor. An international mobile is blanked (S4.071, decision 8);
 * without a folio the flow is the joint holder's. The channel stays empty, as S3.057 says: the server chooses it.
 */
export function otpRequest(
  details: OtpDetails,
  purpose: OtpPurpose,
): RequestOf<typeof otpGenerateApi.generate> {
  return {
    activityType: purpose.activityType,
    requestReference: purpose.reference,
    userId: purpose.pan,
    folioNumber: details.folioNumber,
    arnCode: '',
    flowType: details.folioNumber ? 'INVESTOR' : 'JOINT_HOLDER',
    emailId: details.investorEmailId,
    mobileNumber: details.isInternational ? '' : details.investorMobNo,
    sendOtpTo: '',
    ...(purpose.orders && { orders: [...purpose.orders] }),
    ...(purpose.transactionId && { transactionId: purpose.transactionId }),
    ...(purpose.bankId && { bankId: purpose.bankId }),
  }
}

/** The check of a code that was typed: every one says where the browser has the portal from (S7.053). */
export const otpCheck = (
  check: Omit<RequestOf<typeof otpApi.validate>, 'portalIp'>,
): RequestOf<typeof otpApi.validate> => ({ ...check, portalIp: location.hostname })
