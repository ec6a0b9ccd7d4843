import * as z from 'zod/mini'
import { Pan, AnswerText, Text } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested } from './service-request'

export const incomeSlabs = {
  BELOW_1: 'Below ₹1 lakh',
  '1_TO_5': '₹1 lakh to ₹5 lakh',
  '5_TO_10': '₹5 lakh to ₹10 lakh',
  '10_TO_25': '₹10 lakh to ₹25 lakh',
  '25_TO_100': '₹25 lakh to ₹1 crore',
  ABOVE_100: 'Above ₹1 crore',
} as const
export const occupations = {
  BUSINESS: 'Business',
  PRIVATE: 'Service, private sector',
  PUBLIC: 'Service, public sector',
  GOVERNMENT: 'Government service',
  PROFESSIONAL: 'Professional',
  AGRICULTURIST: 'Agriculturist',
  RETIRED: 'Retired',
  HOUSEWIFE: 'Homemaker',
  STUDENT: 'Student',
  FOREX: 'Forex dealer',
  OTHER: 'Other',
} as const
export const wealthSources = {
  SALARY: 'Salary',
  BUSINESS: 'Business income',
  GIFT: 'Gift',
  ANCESTRAL: 'Ancestral property',
  RENT: 'Rent',
  PRIZE: 'Prize money',
  ROYALTY: 'Royalty',
  OTHER: 'Other',
} as const
/** Why there is no number: the country gives none, does not ask for one, or another reason. */
export const noTinReasons = {
  A: 'The country issues no tax number',
  B: 'The country does not ask for it',
  C: 'Another reason',
} as const

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels) as [Key, ...Key[]])

/** Two letters, as in the list of countries. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
const Tin = z.string().check(z.maxLength(30))

export const TaxResidency = z.object({
  country: Country,
  tin: z.nullable(Tin),
  noTinReason: z.nullable(keysOf(noTinReasons)),
})
export type TaxResidency = z.infer<typeof TaxResidency>

export const TaxDeclaration = z.object({
  birthCity: Text,
  birthCountry: Country,
  nationality: Country,
  /** Where tax is paid outside of India; empty: nowhere. */
  residencies: z.array(TaxResidency).check(z.maxLength(3)),
  incomeSlab: keysOf(incomeSlabs),
  occupation: keysOf(occupations),
  wealthSource: keysOf(wealthSources),
  /** Politically exposed: Y oneself, R a relative or close associate, N neither. */
  exposed: z.enum(['Y', 'R', 'N']),
})
export type TaxDeclaration = z.infer<typeof TaxDeclaration>

const call = { method: 'POST', token: 'session', envelope: true } as const

export const taxDeclarationApi = {
  /** S7.047 */
  declaration: endpoint({
    ...call,
    summary:
      'The last FATCA and CRS declaration of the investor, tax numbers masked; null where there is none',
    path: 'investor/getFATCADetails',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      declaration: z.nullable(TaxDeclaration),
      complete: z.nullable(z.boolean()),
      countries: z.array(z.object({ code: Country, name: AnswerText })),
    }),
  }),
  update: endpoint({
    ...call,
    summary: 'Asks for a new FATCA and CRS declaration',
    path: 'investor/update/fatcaDetails',
    request: z.object({ declaration: TaxDeclaration }),
    response: Requested,
  }),
  /** S7.083 */
  tinValidation: endpoint({
    ...call,
    summary: 'Whether a tax number has the form that its country gives',
    path: 'transaction/tinValidation',
    request: z.object({ country: Country, tin: Tin }),
    response: z.object({ valid: z.boolean(), form: AnswerText }),
  }),
}
