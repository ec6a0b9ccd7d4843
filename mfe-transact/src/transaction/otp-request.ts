import { otpRequest, type OtpPurpose } from '@portal/kernel'
import type { Investor } from '@portal/kernel/contracts/auth'

/** What a one-time code confirms: orders as they stand, or that one is taken back. */
export interface CodeSubject extends Pick<
  OtpPurpose,
  'activityType' | 'orders' | 'transactionId' | 'bankId'
> {
  /** null: the order opens a folio. */
  folioNo: string | null
}

/** Asks for the investor's one-time code, which confirms this subject only. */
export function codeRequest(
  investor: Pick<Investor, 'pan' | 'emailId' | 'mobileNum' | 'isInternational'>,
  { folioNo, ...purpose }: CodeSubject,
  reference: string,
) {
  return otpRequest(
    {
      investorMobNo: investor.mobileNum,
      investorEmailId: investor.emailId,
      isInternational: investor.isInternational,
      folioNumber: folioNo ?? '',
    },
    { ...purpose, pan: investor.pan, reference },
  )
}
