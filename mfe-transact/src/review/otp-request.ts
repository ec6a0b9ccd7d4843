import type { Investor } from '@portal/kernel/contracts/auth'
import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import type { otpApi } from '@portal/kernel/contracts/otp'

type OtpRequest = RequestOf<typeof otpApi.generate>

/** B when both exist, E for e-mail only, M otherwise (S4.069). */
export function otpChannel(emailId: string, mobileNumber: string): 'B' | 'E' | 'M' {
  if (!emailId) return 'M'
  return mobileNumber ? 'B' : 'E'
}

/** Asks for the one-time code of a lump sum; an international mobile is blanked before the channel is chosen (decision 8). */
export function lumpsumOtpRequest(
  investor: Pick<Investor, 'pan' | 'emailId' | 'mobileNum' | 'isInternational'>,
  order: { folioNo: string | null; arnCode: string | null; reference: string },
): OtpRequest {
  const mobileNumber = investor.isInternational ? '' : investor.mobileNum
  return {
    activityType: 'LUMPSUM',
    requestReference: order.reference,
    userId: investor.pan,
    folioNumber: order.folioNo ?? '',
    arnCode: order.arnCode ?? '',
    flowType: order.folioNo ? 'INVESTOR' : 'JOINT_HOLDER',
    emailId: investor.emailId,
    mobileNumber,
    sendOtpTo: otpChannel(investor.emailId, mobileNumber),
  }
}
