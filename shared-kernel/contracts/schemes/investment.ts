import * as z from 'zod/mini'
import { sipEndTypes } from '../format/investing-terms'
import { limits } from '../validation/limits'
import { Frequency } from './scheme-selection'
import { BusinessDate, Paise } from '../wire/common'

/** S4.006: what a draft is on its way to become. */
export const TransactionType = z.enum([
  'LUMPSUM',
  'LUMPSUM_SIP',
  'SIP',
  'SMART_SIP',
  'INVESTMENT_SOLUTION',
  'SIP_MODIFICATION',
])
export type TransactionType = z.infer<typeof TransactionType>

/** The mixes of equity and debt that are offered as an investment solution. */
export const SolutionType = z.enum(['CONSERVATIVE', 'BALANCED', 'GROWTH'])
export type SolutionType = z.infer<typeof SolutionType>

/** S9.025 */
export const SipPeriod = z.enum(sipEndTypes)
export type SipPeriod = z.infer<typeof SipPeriod>

/** S9.034: what a SIP is for. */
export const SipGoal = z.enum([
  "Child's Education",
  "Child's Marriage",
  'Wealth Creation',
  'Retirement Planning',
  'Dream Home',
  'Dream Vacation',
])
export type SipGoal = z.infer<typeof SipGoal>

/** Registration number of a mutual fund distributor. */
export const Arn = z.string().check(z.regex(/^ARN-\d{1,7}$/))
/** Number of an employee of a distributor, who gave the advice. */
export const Euin = z.string().check(z.regex(/^E\d{6}$/))
/** A registered investment advisor: `INA000000001`, or the default broker code `000000-0` (S6.006). */
export const RiaCode = z.string().check(z.regex(/^(INA\d{9}|0{6}-0)$/))

/** S3.035 */
export const DistributorInfo = z.object({
  distributorARN: z.nullable(Arn),
  subBrokerCode: z.nullable(z.string().check(z.maxLength(limits.text.subBroker))),
  euin: z.nullable(Euin),
  ria: z.nullable(RiaCode),
})

/** As an order keeps it: without an EUIN the investor says that nobody of the distributor advised on it. */
export const Advice = z.extend(DistributorInfo, { executionOnly: z.boolean() })
export type Advice = z.infer<typeof Advice>

/** S6.006: stands for the code of an adviser who gave none. */
export const defaultRiaCode = '000000-0'

/** S3.037: by how much a SIP grows, how often, and until when. Money in paise. */
export const SipTopUp = z.object({
  topUpAvailable: z.boolean(),
  topUpAmount: z.nullable(Paise),
  topUpFrequency: z.nullable(Frequency),
  topUpMaxAmount: z.nullable(Paise),
  topUpMaxYears: z.nullable(z.int().check(z.minimum(1), z.maximum(1200))),
  topUpuntil: z.nullable(BusinessDate),
})
