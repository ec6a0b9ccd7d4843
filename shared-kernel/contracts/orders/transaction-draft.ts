import * as z from 'zod/mini'
import { additionalDefaults } from '../format/investing-terms'
import { UploadedCheque } from '../folios/applicant'
import { AutoSwitchNfo } from '../proposals/auto-switch'
import {
  AccountType,
  BusinessDate,
  FolioNumber,
  FundCategory,
  HoldingMode,
  Nav,
  OptionCode,
  Paise,
  RiskLevel,
  AnswerText,
  SchemePlanCode,
  Units,
} from '../wire/common'
import { Advice, SipGoal, SipPeriod, SipTopUp, TransactionType } from '../schemes/investment'
import { PaymentMode } from '../payments/payment-attempt'
import { NewFolio } from '../folio-opening/new-folio'
import { SipDate, SmartSipDraft } from './order-terms'
import type { Scheme } from '../schemes/product'
import { Frequency, InvestmentMode, SchemeSelection } from '../schemes/scheme-selection'
import { LumpsumWithSip, TransactionStatus } from './transaction-result'

/** S3.032 */
export const DraftFolio = z.object({
  investorNames: z.array(AnswerText).check(z.maxLength(3)),
  folioNo: z.nullable(FolioNumber),
  holdingMode: z.nullable(HoldingMode),
  investorLastName: AnswerText,
})

/** S3.033: the scheme as it stood when the flow began. Money in paise. */
export const OriginalScheme = z.object({
  fundType: FundCategory,
  schemeName: AnswerText,
  schemeCode: AnswerText,
  planMode: InvestmentMode,
  investmentHorizon: AnswerText,
  objective: AnswerText,
  riskMeter: RiskLevel,
  navDate: BusinessDate,
  nav: Nav,
  optionCode: OptionCode,
  planCode: z.enum(['D', 'R']),
  minAddPurchase: Paise,
  minAddPurchaseMultipleAmt: Paise,
  minPurchase: Paise,
  minPurchaseMultiples: Paise,
  /** Beside the specified fields: what is ordered, `FLEXI-DG`. */
  schemePlanCode: SchemePlanCode,
})
export type OriginalScheme = z.infer<typeof OriginalScheme>

const text = z.nullable(AnswerText)
const count = z.nullable(z.int().check(z.minimum(1), z.maximum(1200)))

/** S3.034 to S3.038. Money in paise. */
export const TransactionDetails = z.object({
  investmentType: z.nullable(TransactionType),
  investmentMode: InvestmentMode,
  fundOption: z.nullable(OptionCode),
  amount: z.nullable(Paise),
  /** The chosen folio, or `new`. */
  selectFolio: z.nullable(z.union([FolioNumber, z.literal('new')])),
  dividendFrequency: z.nullable(Frequency),
  sipFrequency: z.nullable(Frequency),
  sipDate: z.nullable(SipDate),
  sipStartDate: z.nullable(BusinessDate),
  sipPeriod: z.nullable(SipPeriod),
  /** The length of a SIP in months, or in years. */
  sipMonth: count,
  sipYear: count,
  installmentNo: count,
  /** Beside the specified fields: its other ends, and whether one more instalment is paid today. */
  sipEndDate: z.nullable(BusinessDate),
  sipAmountReaches: z.nullable(Paise),
  payFirstNow: z.boolean(),
  /** Of a lump sum that goes with a SIP, whose instalment is the amount. */
  lumpsumAmount: z.nullable(Paise),
  /** A code that is too long is kept for the form to refuse. */
  distributorInfo: z.nullable(z.extend(Advice, { subBrokerCode: z.nullable(AnswerText) })),
  /** The life cover of a smart SIP. */
  smartSip: z.nullable(SmartSipDraft),
  /** What the SIP is for (S9.034). */
  sipGoal: z.nullable(SipGoal),
  equityScheme: z.nullable(SchemeSelection),
  debtScheme: z.nullable(SchemeSelection),
  rebalancingFrequency: z.nullable(z.enum(['Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])),
  sipTopUp: z.nullable(SipTopUp),
  isDaafAaffFacility: z.boolean(),
  nfoEndDate: z.nullable(BusinessDate),
})
export type TransactionDetails = z.infer<typeof TransactionDetails>

/** S3.039 */
export const DraftPayment = z.object({
  bankId: z.nullable(z.string().check(z.maxLength(64))),
  bankCode: text,
  bankName: AnswerText,
  ifscCode: z.string().check(z.maxLength(11)),
  accountType: z.nullable(AccountType),
  /** Only the last 4 digits. */
  accountNo: AnswerText,
  paymentMode: z.nullable(PaymentMode),
  /** The mandate's reference, where a mandate pays. */
  omUMRN: text,
  bankAddress: AnswerText,
  bankCity: AnswerText,
})
export type DraftPayment = z.infer<typeof DraftPayment>

/** RTGS and NEFT: what the investor transferred, as told to us. */
export const NeftDetails = z.object({
  /** As typed; the form refuses what is no reference. */
  utrNumber: AnswerText,
  transferredOn: z.nullable(BusinessDate),
})

/** A SIP that is being changed (S2 modify-sip). Money in paise. */
export const ModifySip = z.object({
  planId: AnswerText,
  amount: Paise,
  sipDate: z.int().check(z.minimum(1), z.maximum(28)),
  endDate: z.nullable(BusinessDate),
})

/** S3.051: what the investor last did in a folio, to fill the next form with. Money in paise. */
export const LastTransacted = z.object({
  amount: z.nullable(Paise),
  brokerCode: text,
  euin: text,
  folioNo: FolioNumber,
  option: z.nullable(OptionCode),
  payMode: z.nullable(PaymentMode),
  plan: z.nullable(z.enum(['D', 'R'])),
  riaCode: text,
  scheme: AnswerText,
  status: TransactionStatus,
  toScheme: text,
  transactionType: AnswerText,
  umrNo: text,
  units: z.nullable(Units),
  distributorARN: text,
})
export type LastTransacted = z.infer<typeof LastTransacted>

/** S3.053, and beside the specified fields the plan that is ordered. */
export const DraftAutoSwitch = z.extend(AutoSwitchNfo, { switchToSchemePlanCode: SchemePlanCode })
export type DraftAutoSwitch = z.infer<typeof DraftAutoSwitch>

/** S3.040 and S3.041 */
const furtherDetails = {
  investmentSolutions: z.nullable(z.object({ type: AnswerText, name: AnswerText })),
  /** Once both are placed by one code. */
  lumpsumWithSIPResult: z.nullable(LumpsumWithSip),
  /**
   * Always empty, as are `jhDetails` and `userFolioDataResponse`: the server keeps them (docs/decisions/ui.md: drafts).
   */
  userFolioDetails: z.array(z.never()),
  chequeData: z.nullable(UploadedCheque),
  neftDetails: z.nullable(NeftDetails),
  jhDetails: z.array(z.never()),
  initialLastTransactionDetails: z.nullable(LastTransacted),
  userFolioDataResponse: z.null(),
  /** Whether a payment is tried again, and of which order. */
  reinitiatePayment: z.boolean(),
  reinitiateTransactionId: z.nullable(AnswerText),
  modifySipDetails: z.nullable(ModifySip),
  /** The new fund that the bought units are switched into. */
  autoSwitchNfo: z.optional(DraftAutoSwitch),
  /** Of a scheme that the folio does not hold yet. */
  isnewInvestment: z.boolean(),
  isRenewSip: z.boolean(),
  isInvestmentSip: z.boolean(),
  isRestartSip: z.boolean(),
  /** Back from the review, before anything was placed. */
  isClickedBack: z.boolean(),
}

/** Of the order that the draft becomes, beside the specified fields. */
const orderDetails = {
  /** Bank and nomination of the folio that the order opens. */
  newFolio: z.nullable(NewFolio),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: text,
  /** The `transactionId` of the order, once it is placed. */
  orderId: text,
  /** The order of the cart that the draft changes. */
  cartItemId: text,
  quickInvest: z.boolean(),
}

/** What is on its way beside a purchase, by its sort, each in a shape of its own that its pages check (mfe-transact). */
const besidePurchase = { beside: z.optional(z.record(z.string(), z.unknown())) }

/** S3.032 to S3.041: any investment on its way from the scheme to the receipt. */
export const TransactionDraft = z.object({
  transactionType: z.nullable(TransactionType),
  folioDetails: z.nullable(DraftFolio),
  originalSchemeDetails: z.nullable(OriginalScheme),
  transactionDetails: TransactionDetails,
  paymentDetails: z.nullable(DraftPayment),
  ...furtherDetails,
  ...orderDetails,
  ...besidePurchase,
})
export type TransactionDraft = z.infer<typeof TransactionDraft>

const emptyDetails: TransactionDetails = {
  investmentType: null,
  investmentMode: 'Direct',
  fundOption: null,
  amount: null,
  selectFolio: null,
  dividendFrequency: null,
  sipFrequency: null,
  sipDate: null,
  sipStartDate: null,
  sipPeriod: null,
  sipMonth: null,
  sipYear: null,
  installmentNo: null,
  sipEndDate: null,
  sipAmountReaches: null,
  payFirstNow: false,
  lumpsumAmount: null,
  distributorInfo: null,
  smartSip: null,
  sipGoal: null,
  equityScheme: null,
  debtScheme: null,
  rebalancingFrequency: null,
  sipTopUp: null,
  isDaafAaffFacility: false,
  nfoEndDate: null,
}

/** What a draft says of the order that it became, for one that is no order yet. */
export const notPlaced = {
  idempotencyKey: null,
  orderId: null,
  lumpsumWithSIPResult: null,
  chequeData: null,
  neftDetails: null,
  reinitiatePayment: false,
  reinitiateTransactionId: null,
} satisfies Partial<TransactionDraft>

/** What a draft says of a plan that is being changed, while none is. */
export const noPlanChange = {
  isRenewSip: false,
  isRestartSip: false,
  modifySipDetails: null,
} satisfies Partial<TransactionDraft>

export const emptyTransactionDraft: TransactionDraft = {
  transactionType: null,
  folioDetails: null,
  originalSchemeDetails: null,
  transactionDetails: emptyDetails,
  paymentDetails: null,
  investmentSolutions: null,
  userFolioDetails: [],
  jhDetails: [],
  initialLastTransactionDetails: null,
  userFolioDataResponse: null,
  ...noPlanChange,
  isnewInvestment: false,
  isInvestmentSip: false,
  isClickedBack: false,
  newFolio: null,
  ...notPlaced,
  cartItemId: null,
  quickInvest: false,
}

/** A scheme as a draft keeps it. */
export const originalScheme = (scheme: Scheme): OriginalScheme => ({
  fundType: scheme.fundType,
  schemeName: scheme.schemeDesc,
  schemeCode: scheme.schemeCode,
  planMode: scheme.planMode === 'DIRECT' ? 'Direct' : 'Regular',
  investmentHorizon: scheme.investmentHorizon,
  objective: scheme.objective,
  riskMeter: scheme.riskMeter,
  navDate: scheme.navDate,
  nav: scheme.nav,
  optionCode: scheme.optionCode,
  planCode: scheme.planCode,
  minAddPurchase: scheme.minAddPurchase || additionalDefaults.min,
  minAddPurchaseMultipleAmt: scheme.minAddPurchaseMultipleAmt || additionalDefaults.multiple,
  minPurchase: scheme.minPurchase,
  minPurchaseMultiples: scheme.minPurchaseMultiples,
  schemePlanCode: scheme.schemePlanCode,
})
