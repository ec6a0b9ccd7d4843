import * as z from 'zod/mini'
import {
  AccountType,
  BusinessDate,
  Email,
  FolioNumber,
  Instant,
  OptionCode,
  Paise,
  Pan,
  AnswerText,
} from '../wire/common'
import { PaymentMode } from '../payments/payment-attempt'
import { SipStepUp } from './order-terms'
import { Frequency } from '../schemes/scheme-selection'
import { TransactionStatus } from './transaction-result'

const text = z.nullable(AnswerText)

/** S3.050: the account that pays a transaction, or that it is paid to. */
export const TransactionBank = z.object({
  bankId: text,
  bankName: AnswerText,
  /** Masked but for the last 4 digits (S5.053). */
  accountNumber: AnswerText,
  accountType: z.nullable(AccountType),
  bankCity: text,
  /** Null where money goes to the account. */
  paymentMode: z.nullable(PaymentMode),
})
export type TransactionBank = z.infer<typeof TransactionBank>

/** S3.047 to S3.050: what is kept of a transaction, as it stands now. Money in paise. */
export const StoredTransaction = z.object({
  transactionId: AnswerText,
  /** What the investor quotes: "NM2608250041". */
  userTxrnNo: AnswerText,
  initiatedOn: Instant,
  /** When it last changed. */
  modifiedOn: Instant,
  /** When it was too late to pay it; null: it was not. */
  expiredOn: z.nullable(Instant),
  distributorArn: text,
  distributorName: text,
  euin: text,
  euinProfileName: text,
  folioNo: z.nullable(FolioNumber),
  investorEmail: Email,
  investorMobileNumber: AnswerText,
  investorName: AnswerText,
  investorPAN: Pan,
  schemeName: AnswerText,
  schemeCode: AnswerText,
  /** What it is: "LUMPSUM", "SIP", "REDEEM". */
  investType: AnswerText,
  investOption: OptionCode,
  /** The option in words. */
  option: AnswerText,
  dividendFrequency: z.nullable(Frequency),
  /** Null where units are asked for. */
  investmentAmount: z.nullable(Paise),
  amountUnitType: z.enum(['AMOUNT', 'UNITS', 'ALL_UNITS']),
  transactionStatus: TransactionStatus,
  /** The status in a few words: "Units allotted". */
  subStatus: AnswerText,
  toScheme: text,
  toSchemeCode: text,
  frequency: z.nullable(Frequency),
  frequencyDate: z.nullable(z.int()),
  /** The number of the systematic plan. */
  sipSrn: text,
  startDate: z.nullable(BusinessDate),
  endDate: z.nullable(BusinessDate),
  numOfInstallments: z.nullable(z.int()),
  /** How its instalments grow, each field null where they do not. */
  topUpAmount: z.nullable(Paise),
  topUpFrequency: z.nullable(SipStepUp.shape.topUpFrequency),
  topUpMaxAmount: SipStepUp.shape.topUpMaxAmount,
  topUpMaxYears: SipStepUp.shape.topUpMaxYears,
  topUpuntil: SipStepUp.shape.topUpuntil,
  bankDetails: z.nullable(TransactionBank),
})
export type StoredTransaction = z.infer<typeof StoredTransaction>
