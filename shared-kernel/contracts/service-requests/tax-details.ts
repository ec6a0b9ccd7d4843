import * as z from 'zod/mini'
import { Text } from '../wire/common'

/** ISO 3166, two letters. */
const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** A country other than India where a person pays tax; without a number there is the reason for it. */
export const TaxResidency = z.object({
  country: CountryCode,
  taxNumber: z.nullable(z.string().check(z.minLength(2), z.maxLength(40))),
  /** A: the country issues none · B: it is not required · C: another one. */
  reason: z.nullable(z.enum(['A', 'B', 'C'])),
})
export type TaxResidency = z.infer<typeof TaxResidency>

/** What a person declares for FATCA and CRS. */
export const TaxDetails = z.object({
  birthPlace: Text,
  birthCountry: CountryCode,
  nationality: CountryCode,
  residencies: z.array(TaxResidency).check(z.maxLength(3)),
  occupation: Text,
  incomeRange: Text,
  politicallyExposed: z.enum(['No', 'Yes', 'Related']),
})
export type TaxDetails = z.infer<typeof TaxDetails>
