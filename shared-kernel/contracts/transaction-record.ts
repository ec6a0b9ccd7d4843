import * as z from 'zod/mini'
import { AccountType, BusinessDate, FolioNumber, Instant, OptionCode, Paise, Pan, Units } from './common'
import { AnyPaymentMode, Arn, Euin, Frequency, InvestmentMode, SchemeSelection, SipTopUp } from './investment'

const text = z.nullable(z.string())
const date = z.nullable(BusinessDate)

/** S4.001: what an investor is told of a transaction or a link. */
export const TransactionStatus = z.enum(['PENDING', 'COMPLETED', 'IN_PROCESS', 'EXPIRED', 'FAILED'])
export type TransactionStatus = z.infer<typeof TransactionStatus>

/** S3.043 to S3.046: the answer of a call that initiates a transaction. Money in paise. */
export const TransactionResult = z.object({
  responseStatus: z.enum(['SUCCESS', 'FAILURE']),
  resultMsg: z.string(),
  amount: Paise,
  arnCode: text,
  dividendFrequency: z.nullable(Frequency),
  endDate: date,
  euin: text,
  failureReason: text,
  folioNo: z.nullable(FolioNumber),
  fundOption: z.nullable(OptionCode),
  investorName: z.string(),
  numOfInstallments: z.nullable(z.int()),
  schemeName: z.string(),
  startDate: date,
  status: TransactionStatus,
  subBrokerCode: text,
  systDate: z.nullable(z.int()),
  systFrequency: z.nullable(Frequency),
  transactionId: z.string(),
  trxnDate: BusinessDate,
  trxnRefNo: z.string(),
  trxnType: z.string(),
  urnNumber: text,
  /** Lump sums only. */
  bankDetails: z.optional(z.object({ bankName: z.string(), accountLast4: z.string() })),
  planMode: InvestmentMode,
  equityScheme: z.optional(SchemeSelection),
  debtScheme: z.optional(SchemeSelection),
  /** SIPs only. */
  paymentGateway: z.optional(
    z.object({ providerType: z.string(), transactionToken: z.string(), url: z.string() }),
  ),
})
export type TransactionResult = z.infer<typeof TransactionResult>

/** S3.050. Only the last 4 digits of the account. */
export const RecordedBank = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  paymentMode: z.nullable(AnyPaymentMode),
  bankId: z.string(),
  accountType: AccountType,
  bankCity: z.string(),
})

/** S3.047 to S3.050: a transaction as it is stored. Money in paise. */
export const TransactionRecord = z.object({
  transactionId: z.string(),
  initiatedOn: Instant,
  modifiedOn: Instant,
  expiredOn: z.nullable(Instant),
  distributorArn: z.nullable(Arn),
  distributorName: text,
  folioNo: z.nullable(FolioNumber),
  investorEmail: z.string(),
  investorMobileNumber: z.string(),
  investorName: z.string(),
  investorPAN: Pan,
  schemeName: z.string(),
  schemeCode: z.string(),
  investType: z.string(),
  investOption: z.nullable(OptionCode),
  dividendFrequency: z.nullable(Frequency),
  euin: z.nullable(Euin),
  euinProfileName: text,
  investmentAmount: z.nullable(Paise),
  transactionStatus: TransactionStatus,
  subStatus: text,
  /** Whether `investmentAmount` or the units say how much. */
  amountUnitType: z.enum(['AMOUNT', 'UNITS', 'ALL_UNITS']),
  toScheme: text,
  toSchemeCode: text,
  option: text,
  frequency: z.nullable(Frequency),
  frequencyDate: z.nullable(z.int()),
  ...SipTopUp.shape,
  sipSrn: text,
  startDate: date,
  endDate: date,
  userTxrnNo: z.string(),
  numOfInstallments: z.nullable(z.int()),
  bankDetails: z.nullable(RecordedBank),
})
export type TransactionRecord = z.infer<typeof TransactionRecord>

/** S3.051: what the investor last did in a folio, to fill the next form with. Money in paise. */
export const LastTransacted = z.object({
  amount: z.nullable(Paise),
  brokerCode: text,
  euin: text,
  folioNo: FolioNumber,
  option: z.nullable(OptionCode),
  payMode: z.nullable(AnyPaymentMode),
  plan: z.nullable(z.enum(['D', 'R'])),
  riaCode: text,
  scheme: z.string(),
  status: TransactionStatus,
  toScheme: text,
  transactionType: z.string(),
  umrNo: text,
  units: z.nullable(Units),
  distributorARN: text,
})
export type LastTransacted = z.infer<typeof LastTransacted>
