import * as z from 'zod/mini'
import { FundCategory, OptionCode, SchemePlanCode } from './common'

/** S9.024 */
export const Frequency = z.enum(['Daily', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])
/** S6.007: through a distributor, or without one. */
export const InvestmentMode = z.enum(['Direct', 'Regular'])

/** S3.036: one half of a lump sum with SIP or of an investment solution. */
export const SchemeSelection = z.object({
  fundType: FundCategory,
  option: OptionCode,
  optionName: z.string(),
  plan: z.enum(['D', 'R']),
  planMode: InvestmentMode,
  planName: z.string(),
  /** The scheme plan: `FLEXI-DG`. */
  scheme: SchemePlanCode,
  schemeName: z.string(),
})
export type SchemeSelection = z.infer<typeof SchemeSelection>
