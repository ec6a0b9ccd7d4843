import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, OptionCode, Paise, AnswerText } from '../wire/common'
import { Frequency, InvestmentMode, SchemeSelection } from '../schemes/scheme-selection'

const text = z.nullable(AnswerText)
const date = z.nullable(BusinessDate)

/** S4.001: what an investor is told of a transaction or a link. */
export const TransactionStatus = z.enum(['PENDING', 'COMPLETED', 'IN_PROCESS', 'EXPIRED', 'FAILED'])
export type TransactionStatus = z.infer<typeof TransactionStatus>

/** S3.043 to S3.046: the answer of a call that initiates a transaction. Money in paise. */
export const TransactionResult = z.object({
  responseStatus: z.enum(['SUCCESS', 'FAILURE']),
  resultMsg: AnswerText,
  /** Null where units are asked for. */
  amount: z.nullable(Paise),
  arnCode: text,
  dividendFrequency: z.nullable(Frequency),
  endDate: date,
  euin: text,
  failureReason: text,
  folioNo: z.nullable(FolioNumber),
  fundOption: z.nullable(OptionCode),
  investorName: AnswerText,
  numOfInstallments: z.nullable(z.int()),
  schemeName: AnswerText,
  startDate: date,
  status: TransactionStatus,
  subBrokerCode: text,
  systDate: z.nullable(z.int()),
  systFrequency: z.nullable(Frequency),
  transactionId: AnswerText,
  trxnDate: BusinessDate,
  trxnRefNo: AnswerText,
  trxnType: AnswerText,
  urnNumber: text,
  /** Lump sums only. */
  bankDetails: z.optional(z.object({ bankName: AnswerText, accountLast4: AnswerText })),
  planMode: InvestmentMode,
  equityScheme: z.optional(SchemeSelection),
  debtScheme: z.optional(SchemeSelection),
  /** Where the first instalment of a SIP is paid, once a payment of it has begun. */
  paymentGateway: z.optional(
    z.object({ providerType: AnswerText, transactionToken: AnswerText, url: AnswerText }),
  ),
})
export type TransactionResult = z.infer<typeof TransactionResult>

/** S3.040: what became of a lump sum and of the SIP that was confirmed with it. */
export const LumpsumWithSip = z.object({ lumpsum: TransactionResult, sip: TransactionResult })
