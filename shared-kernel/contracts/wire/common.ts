import * as z from 'zod/mini'
import { parseDate } from '../format/india-calendar'
import { emailPattern } from '../validation/email'
import { limits } from '../validation/limits'

/** Five capital letters, four digits, one capital letter (S5.011). */
export const Pan = z.string().check(z.regex(/^[A-Z]{5}[0-9]{4}[A-Z]$/))
/** Money in integer paise, never negative. */
export const Paise = z.int().check(z.minimum(0))
/** A money difference in integer paise: gains and day changes. */
export const SignedPaise = z.int()
/**
 * What units are worth at a NAV, in paise: money that nobody has booked. It may go beyond what a number counts to the
 * paisa (Rs 90 lakh crore); a page then tells it a few paise off rather than nothing.
 */
export const Worth = z.number().check(z.multipleOf(1), z.minimum(0))
/** A difference between such values. */
export const SignedWorth = z.number().check(z.multipleOf(1))
/** Units of a scheme, always with 3 decimals and at most 15 digits, as text: "2846.317". */
export const Units = z.string().check(z.regex(/^-?\d{1,12}\.\d{3}$/))
/** A NAV in rupees, always with 4 decimals and at most 15 digits, as text: "98.4215". */
export const Nav = z.string().check(z.regex(/^\d{1,11}\.\d{4}$/))
/** A day of India's calendar, as the forms take it: "2026-08-25". */
export const BusinessDate = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => parseDate(text) !== undefined),
)
/** A moment, ISO 8601 in UTC. */
export const Instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/),
  z.refine((text) => parseDate(text.slice(0, 10)) !== undefined && !Number.isNaN(Date.parse(text))),
)
/** A rate of return as a fraction: 0.144 is 14.4 %; null where it is not defined. */
export const Rate = z.nullable(z.number())
export const FolioNumber = z.string().check(z.regex(/^\d{8,12}$/))
/** `FLEXI-DG`: scheme code, then plan (D direct, R regular) and option (G, D, R). */
export const SchemePlanCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}-[DR][GDR]$/))
export const Email = z.string().check(z.maxLength(limits.text.email), z.email({ pattern: emailPattern }))
export const Text = z.string().check(z.maxLength(limits.text.line))
/** Any text of an answer: words, names and addresses of the server's own. What a call takes has a limit of its own. */
export const AnswerText = z.string().check(z.maxLength(limits.text.said))

export const FundCategory = z.enum(['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL'])
export type FundCategory = z.infer<typeof FundCategory>
export const PlanMode = z.enum(['DIRECT', 'REGULAR'])
export const OptionCode = z.enum(['G', 'D', 'R'])
export const YesNo = z.enum(['Y', 'N'])
export const AccountType = z.enum(['Savings', 'Current', 'NRO', 'NRE'])
export const HoldingMode = z.enum(['Single', 'Joint', 'Anyone or Survivor'])
export const RiskLevel = z.enum([
  'Low',
  'Low to Moderate',
  'Moderate',
  'Moderately High',
  'High',
  'Very High',
])
export type RiskLevel = z.infer<typeof RiskLevel>

/** The shape of every answer (S7.007). */
export const ResultInfo = z.object({
  resultCode: z.enum(['SUCCESS', 'FAILURE']),
  resultCodeId: AnswerText,
  resultMsg: AnswerText,
  resultStatus: z.optional(AnswerText),
})
export type ResultInfo = z.infer<typeof ResultInfo>

/** What the client adds to every POST and PUT body (S7.003 to S7.005). */
export const BodyAdditions = z.object({
  source: z.enum(['W', 'M']),
  userNameID: z.optional(Pan),
  branchCode: z.optional(z.string().check(z.maxLength(10))),
  loginLatitude: z.optional(z.number()),
  loginLongitude: z.optional(z.number()),
})
export type BodyAdditions = z.infer<typeof BodyAdditions>
