import { msg } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import * as z from 'zod/mini'
import { Pan, AnswerText, Text } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested } from './service-request'

export const incomeSlabs = saidTable({
  BELOW_1: msg`Below ₹1 lakh`,
  '1_TO_5': msg`₹1 lakh to ₹5 lakh`,
  '5_TO_10': msg`₹5 lakh to ₹10 lakh`,
  '10_TO_25': msg`₹10 lakh to ₹25 lakh`,
  '25_TO_100': msg`₹25 lakh to ₹1 crore`,
  ABOVE_100: msg`Above ₹1 crore`,
})
export const occupations = saidTable({
  BUSINESS: msg`Business`,
  PRIVATE: msg`Service, private sector`,
  PUBLIC: msg`Service, public sector`,
  GOVERNMENT: msg`Government service`,
  PROFESSIONAL: msg`Professional`,
  AGRICULTURIST: msg`Agriculturist`,
  RETIRED: msg`Retired`,
  HOUSEWIFE: msg`Homemaker`,
  STUDENT: msg`Student`,
  FOREX: msg`Forex dealer`,
  OTHER: msg`Other`,
})
export const wealthSources = saidTable({
  SALARY: msg`Salary`,
  BUSINESS: msg`Business income`,
  GIFT: msg`Gift`,
  ANCESTRAL: msg`Ancestral property`,
  RENT: msg`Rent`,
  PRIZE: msg`Prize money`,
  ROYALTY: msg`Royalty`,
  OTHER: msg`Other`,
})
/** Why there is no number: the country gives none, does not ask for one, or another reason. */
export const noTinReasons = saidTable({
  A: msg`The country issues no tax number`,
  B: msg`The country does not ask for it`,
  C: msg`Another reason`,
})

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
