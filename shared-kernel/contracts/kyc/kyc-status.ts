import * as z from 'zod/mini'

/** The KYC of a PAN, in the words of its registry. */
export const KycStatus = z.enum([
  'Validated',
  'Registered',
  'Under Process',
  'On-Hold',
  'Rejected',
  'Not Available',
])
export type KycStatus = z.infer<typeof KycStatus>
