import { otpRequest } from '@portal/kernel'
import type { Investor } from '@portal/kernel/contracts/auth'
import type { OrderRequest } from '../shared/order-request'

/** Asks for the one-time code of a lump sum, which confirms this order only. */
export function lumpsumOtpRequest(
  investor: Pick<Investor, 'pan' | 'emailId' | 'mobileNum' | 'isInternational'>,
  order: OrderRequest,
  { arnCode, reference }: { arnCode: string | null; reference: string },
) {
  return otpRequest(
    {
      investorMobNo: investor.mobileNum,
      investorEmailId: investor.emailId,
      isInternational: investor.isInternational,
      folioNumber: order.folioNo ?? '',
    },
    {
      activityType: 'LUMPSUM',
      pan: investor.pan,
      reference,
      arnCode,
      orders: [{ kind: 'LUMPSUM', ...order }],
    },
  )
}
