import * as z from 'zod/mini'
import { limits } from '../src/validation/limits'
import { OptionCode, SchemePlanCode } from './common'
import { DistributorInfo, InvestmentChoice, RiaCode } from './investment'
import { InvestmentMode } from './scheme-selection'

/** S9.034: what a SIP is for. */
export const SipGoal = z.enum([
  "Child's Education",
  "Child's Marriage",
  'Wealth Creation',
  'Retirement Planning',
  'Dream Home',
  'Dream Vacation',
])

/** S3.052: several schemes bought in one go; at most ten. Money in paise. */
export const MultiCart = z.object({
  schemes: z
    .array(z.extend(InvestmentChoice, { schemePlanCode: SchemePlanCode, schemeName: z.string() }))
    .check(z.maxLength(limits.entries.cartSchemes)),
  distributorInfo: z.nullable(z.extend(DistributorInfo, { riaCode: z.nullable(RiaCode) })),
  investmentMode: z._default(InvestmentMode, 'Direct'),
  sipGoal: z.nullable(SipGoal),
})
export type MultiCart = z.infer<typeof MultiCart>

export const emptyMultiCart: MultiCart = {
  schemes: [],
  distributorInfo: null,
  investmentMode: 'Direct',
  sipGoal: null,
}

/** S3.053: the new fund offer into which units switch by themselves. */
export const AutoSwitchNfo = z.object({
  switchToNfo: z.boolean(),
  switchToSchemeCode: z.string(),
  switchToOptionCode: OptionCode,
  switchToPlanCode: z.enum(['D', 'R']),
  switchToDescription: z.string(),
  switchToSchemeName: z.string(),
  switchToPlanName: z.string(),
  switchToOptionName: z.string(),
})
export type AutoSwitchNfo = z.infer<typeof AutoSwitchNfo>
