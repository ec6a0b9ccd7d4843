import * as z from 'zod/mini'
import { UploadedCheque } from './applicant'
import {
  BusinessDate,
  FolioNumber,
  FundCategory,
  HoldingMode,
  Nav,
  OptionCode,
  Paise,
  RiskLevel,
  Units,
} from './common'
import {
  DistributorInfo,
  DraftBank,
  InvestmentChoice,
  AnyPaymentMode,
  SipTopUp,
  TransactionType,
} from './investment'
import { InvestmentMode, SchemeSelection } from './scheme-selection'
import { Folio } from './investor'
import { TransactionResult, TransactionStatus } from './transaction-result'

/** S3.032 */
export const DraftFolio = z.object({
  investorNames: z.array(z.string()).check(z.maxLength(3)),
  folioNo: z.nullable(FolioNumber),
  holdingMode: z.nullable(HoldingMode),
  investorLastName: z.string(),
})

/** S3.033: the scheme as it stood when the flow began. Money in paise. */
export const OriginalScheme = z.object({
  fundType: FundCategory,
  schemeName: z.string(),
  schemeCode: z.string(),
  planMode: z._default(InvestmentMode, 'Direct'),
  investmentHorizon: z.string(),
  objective: z.string(),
  riskMeter: RiskLevel,
  navDate: BusinessDate,
  nav: Nav,
  optionCode: OptionCode,
  planCode: z.enum(['D', 'R']),
  /** S9.021: Rs 1,000.0 in steps of Rs 1 where a scheme names nothing. */
  minAddPurchase: z._default(Paise, 1_000_00),
  minAddPurchaseMultipleAmt: z._default(Paise, 1_00),
  minPurchase: Paise,
  minPurchaseMultiples: Paise,
})
export type OriginalScheme = z.infer<typeof OriginalScheme>

/** S3.034 to S3.038. Money in paise. */
export const TransactionDetails = z.extend(InvestmentChoice, {
  /** The chosen folio, or `new`. */
  selectFolio: z.nullable(z.union([FolioNumber, z.literal('new')])),
  sipStartDate: z.nullable(BusinessDate),
  installmentNo: z.nullable(z.int().check(z.minimum(1), z.maximum(1200))),
  distributorInfo: z.nullable(DistributorInfo),
  equityScheme: z.nullable(SchemeSelection),
  debtScheme: z.nullable(SchemeSelection),
  rebalancingFrequency: z.nullable(z.enum(['Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])),
  sipTopUp: z.nullable(SipTopUp),
  isDaafAaffFacility: z.boolean(),
  nfoEndDate: z.nullable(BusinessDate),
})

/** S3.039 */
export const DraftPayment = z.extend(DraftBank, {
  bankId: z.nullable(z.string().check(z.maxLength(64))),
  bankCode: z.nullable(z.string()),
  /** Only the last 4 digits. */
  accountNo: z.string(),
  /** The mandate's reference, where a mandate pays. */
  omUMRN: z.nullable(z.string()),
  bankAddress: z.string(),
  bankCity: z.string(),
})

/** RTGS and NEFT: what the investor transferred, as told to us. */
export const NeftDetails = z.object({
  utrNumber: z.string().check(z.maxLength(22)),
  transferredOn: z.nullable(BusinessDate),
})

/** A SIP that is being changed (S2 modify-sip). Money in paise. */
export const ModifySip = z.object({
  planId: z.string(),
  amount: Paise,
  sipDate: z.int().check(z.minimum(1), z.maximum(28)),
  endDate: z.nullable(BusinessDate),
})

const text = z.nullable(z.string())

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

/** S3.040 and S3.041 */
const furtherDetails = {
  investmentSolutions: z.nullable(z.object({ type: z.string(), name: z.string() })),
  lumpsumWithSIPResult: z.nullable(z.object({ lumpsum: TransactionResult, sip: TransactionResult })),
  userFolioDetails: z.array(DraftFolio),
  chequeData: z.nullable(UploadedCheque),
  neftDetails: z.nullable(NeftDetails),
  jhDetails: z.array(z.object({ name: z.string(), email: z.string(), mobile: z.string() })),
  initialLastTransactionDetails: z.nullable(LastTransacted),
  userFolioDataResponse: z.nullable(Folio),
  reinitiatePayment: z.boolean(),
  reinitiateTransactionId: z.nullable(z.string()),
  modifySipDetails: z.nullable(ModifySip),
  isnewInvestment: z.boolean(),
  isRenewSip: z.boolean(),
  isInvestmentSip: z.boolean(),
  isRestartSip: z.boolean(),
  isClickedBack: z.boolean(),
}

/** S3.032 to S3.041: any investment on its way from the scheme to the receipt. */
export const TransactionDraft = z.object({
  transactionType: z.nullable(TransactionType),
  folioDetails: z.nullable(DraftFolio),
  originalSchemeDetails: z.nullable(OriginalScheme),
  transactionDetails: z.nullable(TransactionDetails),
  paymentDetails: z.nullable(DraftPayment),
  ...furtherDetails,
})
export type TransactionDraft = z.infer<typeof TransactionDraft>

export const emptyTransactionDraft: TransactionDraft = {
  transactionType: null,
  folioDetails: null,
  originalSchemeDetails: null,
  transactionDetails: null,
  paymentDetails: null,
  investmentSolutions: null,
  lumpsumWithSIPResult: null,
  userFolioDetails: [],
  chequeData: null,
  neftDetails: null,
  jhDetails: [],
  initialLastTransactionDetails: null,
  userFolioDataResponse: null,
  reinitiatePayment: false,
  reinitiateTransactionId: null,
  modifySipDetails: null,
  isnewInvestment: false,
  isRenewSip: false,
  isInvestmentSip: false,
  isRestartSip: false,
  isClickedBack: false,
}
