import * as z from 'zod/mini'
import { BusinessDate, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { KycStatus } from '../kyc/kyc-status'

export const profileApi = {
  account: endpoint({
    summary: 'Who the investor is to the fund house: identity, KYC, contact and tax details',
    method: 'POST',
    path: 'investor/accountDetails',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({
      name: AnswerText,
      pan: Pan,
      /** The name that the income-tax department has; null where it does not know the PAN. */
      nameOnPan: z.nullable(AnswerText),
      birthDate: z.nullable(BusinessDate),
      aadhaarLinked: z.nullable(z.boolean()),
      kycStatus: KycStatus,
      residency: z.nullable(
        z.enum(['Resident Indian', 'Non-Resident Indian', 'Person Of Indian Origin', 'Foreign National']),
      ),
      /** Whether the tax numbers of other countries are complete. */
      tinComplete: z.nullable(z.boolean()),
      email: AnswerText,
      mobile: AnswerText,
      countryCode: AnswerText,
    }),
  }),
}
