import { otpRequest } from '@portal/kernel'
import type { Investor } from '@portal/kernel/contracts/auth'

/** Asks for the one-time code of a lump sum. */
export function lumpsumOtpRequest(
  investor: Pick<Investor, 'pan' | 'emailId' | 'mobileNum' | 'isInternational'>,
  order: { folioNo: string | null; arnCode: string | null; reference: string },
) {
  return otpRequest(
    {
      investorMobNo: investor.mobileNum,
      investorEmailId: investor.emailId,
      isInternational: investor.isInternational,
      folioNumber: order.folioNo ?? '',
    },
    { activityType: 'LUMPSUM', pan: investor.pan, reference: order.reference, arnCode: order.arnCode },
  )
}
