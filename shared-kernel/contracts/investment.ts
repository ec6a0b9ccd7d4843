import * as z from 'zod/mini'
import { Frequency, InvestmentMode } from './scheme-selection'
import { SipDate } from './order-terms'
import { AccountType, BusinessDate, OptionCode, Paise } from './common'

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

/** S9.025 */
export const SipPeriod = z.enum([
  'Till Canceled',
  'SIP amount reaches',
  'Date',
  'No. of Months',
  'No. of Installments',
])
/** S9.027: every way to pay that the specification names. */
export const AnyPaymentMode = z.enum(['DCB', 'DC', 'UPI', 'RTGS', 'KOTM', 'NACH', 'CHEQUE'])

export const Arn = z.string().check(z.regex(/^ARN-\d{1,7}$/))
export const Euin = z.string().check(z.regex(/^E\d{6}$/))
/** A registered investment advisor: `INA000000001`, or the default broker code `000000-0` (S6.006). */
export const RiaCode = z.string().check(z.regex(/^(INA\d{9}|0{6}-0)$/))

const short = z.string().check(z.maxLength(40))
const amount = z.nullable(Paise)
const count = z.nullable(z.int().check(z.minimum(1), z.maximum(1200)))

/** S3.035 */
export const DistributorInfo = z.object({
  distributorARN: z.nullable(Arn),
  subBrokerCode: z.nullable(short),
  euin: z.nullable(Euin),
  ria: z.nullable(RiaCode),
})
export type DistributorInfo = z.infer<typeof DistributorInfo>

/** S3.037: by how much a SIP grows, how often, and until when. Money in paise. */
export const SipTopUp = z.object({
  topUpAvailable: z.boolean(),
  topUpAmount: amount,
  topUpFrequency: z.nullable(Frequency),
  topUpMaxAmount: amount,
  topUpMaxYears: count,
  topUpuntil: z.nullable(BusinessDate),
})
export type SipTopUp = z.infer<typeof SipTopUp>

/** What an investment needs besides its scheme: part of both drafts (S3.026, S3.034). Money in paise. */
export const InvestmentChoice = z.object({
  investmentType: z.nullable(TransactionType),
  investmentMode: z._default(InvestmentMode, 'Direct'),
  fundOption: z.nullable(OptionCode),
  amount,
  dividendFrequency: z.nullable(Frequency),
  sipFrequency: z.nullable(Frequency),
  sipDate: z.nullable(SipDate),
  sipPeriod: z.nullable(SipPeriod),
  /** Months and years of the SIP's length. */
  sipMonth: count,
  sipYear: count,
})

/** A bank account of a draft (S3.027, S3.039). */
export const DraftBank = z.object({
  bankName: z.string(),
  ifscCode: z.string().check(z.maxLength(11)),
  accountType: z.nullable(AccountType),
  paymentMode: z.nullable(AnyPaymentMode),
})
