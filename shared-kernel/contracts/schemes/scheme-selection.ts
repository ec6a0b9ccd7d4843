import * as z from 'zod/mini'
import { FundCategory, OptionCode, AnswerText, SchemePlanCode } from '../wire/common'

/** S9.024 */
export const Frequency = z.enum(['Daily', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])
/** S6.007: through a distributor, or without one. */
export const InvestmentMode = z.enum(['Direct', 'Regular'])

/** S3.036: one half of a lump sum with SIP or of an investment solution. */
export const SchemeSelection = z.object({
  fundType: FundCategory,
  option: OptionCode,
  optionName: AnswerText,
  plan: z.enum(['D', 'R']),
  planMode: InvestmentMode,
  planName: AnswerText,
  /** The scheme plan: `FLEXI-DG`. */
  scheme: SchemePlanCode,
  schemeName: AnswerText,
})
export type SchemeSelection = z.infer<typeof SchemeSelection>
