import * as z from 'zod/mini'
import { holdingOptions } from '../format/investing-terms'
import { limits } from '../validation/limits'
import { RelationCode, UploadedCheque } from '../folios/applicant'
import {
  AccountType,
  BusinessDate,
  Instant,
  OptionCode,
  Paise,
  Pan,
  AnswerText,
  SchemePlanCode,
  Text,
} from '../wire/common'
import { SipPeriod, TransactionType } from '../schemes/investment'
import { PaymentMode } from '../payments/payment-attempt'
import { KycStatus } from '../kyc/kyc-status'
import { DraftNominee } from './new-folio'
import { SipDate } from '../orders/order-terms'
import { Frequency, InvestmentMode, SchemeSelection } from '../schemes/scheme-selection'
import { TaxDetails } from '../service-requests/tax-details'

/** S3.030: one applicant as the form has it. Rules of what is typed are the server's, with the specified texts. */
export const ApplicantForm = z.object({
  pan: Pan,
  dateOfBirth: BusinessDate,
  /** As on the PAN card. */
  investorName: Text,
  Email: Text,
  /** Without its country code. */
  Mobile: z.string().check(z.maxLength(15)),
  mobileBelongsto: Text,
  mobileBelongstoCode: RelationCode,
  emailBelongsto: Text,
  emailBelongstoCode: RelationCode,
})
export type ApplicantForm = z.infer<typeof ApplicantForm>

/** S9.035: how a folio of several holders is held. */
export const HoldingOption = z.enum(holdingOptions)
export type HoldingOption = z.infer<typeof HoldingOption>

const count = z.nullable(z.int().check(z.minimum(1), z.maximum(limits.entries.instalments)))

/** S3.026: what is invested once the folio is there. Money in paise. */
export const FolioInvestment = z.object({
  /** Beside the specified fields: what is bought, `FLEXI-DG`. */
  schemePlanCode: z.nullable(SchemePlanCode),
  investmentType: z.nullable(TransactionType),
  investmentMode: InvestmentMode,
  fundOption: z.nullable(OptionCode),
  amount: z.nullable(Paise),
  dividendFrequency: z.nullable(Frequency),
  sipFrequency: z.nullable(Frequency),
  sipDate: z.nullable(SipDate),
  sipPeriod: z.nullable(SipPeriod),
  sipMonth: count,
  sipYear: count,
  installmentsNo: count,
  debtScheme: z.nullable(SchemeSelection),
  equityScheme: z.nullable(SchemeSelection),
})
export type FolioInvestment = z.infer<typeof FolioInvestment>

/** S3.027: the account of the folio. */
export const FolioBank = z.object({
  bankName: AnswerText,
  ifscCode: AnswerText,
  branchName: AnswerText,
  branchCity: AnswerText,
  accountType: AccountType,
  /** Only the last 4 digits. */
  accountNumber: AnswerText,
  paymentMode: z.nullable(PaymentMode),
  /** Beside the specified fields: an account that the investor has with us already. */
  bankId: z.nullable(AnswerText),
})
export type FolioBank = z.infer<typeof FolioBank>

/** S3.028 */
const AddedApplicant = z.object({ pan: Pan, name: AnswerText, dateOfBirth: BusinessDate })

/** S3.029: what the checks of an applicant's PAN gave, and how the applicant is reached. */
export const InvestorKyc = z.object({
  panNumber: Pan,
  transactionAllow: z.enum(['Y', 'N']),
  panNameMatch: z.enum(['Y', 'N']),
  panAdarStatusFlag: z.enum(['Y', 'N']),
  kycStatus: KycStatus,
  email: AnswerText,
  mobileNo: AnswerText,
})
export type InvestorKyc = z.infer<typeof InvestorKyc>

/** What a second or third holder says to the folio. */
export const HolderConfirmation = z.object({
  place: z.union([z.literal(2), z.literal(3)]),
  maskedName: AnswerText,
  state: z.enum(['notRequested', 'waiting', 'confirmed', 'refused']),
  /** Where the link or the code went, masked. */
  maskedMobile: z.nullable(AnswerText),
  maskedEmail: z.nullable(AnswerText),
  /** The end of a link that waits. */
  until: z.nullable(Instant),
})
export type HolderConfirmation = z.infer<typeof HolderConfirmation>

/** What a draft still needs before it can be invested in, in the order of the pages. */
export const MissingPart = z.enum([
  'modeOfHolding',
  'taxDetails',
  'nominees',
  'bank',
  'cheque',
  'chequeReview',
  'confirmations',
])
export type MissingPart = z.infer<typeof MissingPart>

/** S3.025 to S3.029: a folio on its way, as the server keeps it for its first applicant. */
export const NewFolioDraft = z.object({
  draftId: AnswerText,
  /** Every change makes the next one; a change of an older version is refused. */
  version: z.int(),
  savedAt: Instant,
  /** The day on which it is deleted. */
  keptUntil: BusinessDate,
  applicants: z.array(ApplicantForm),
  modeOfHolding: z.nullable(HoldingOption),
  /** One for each applicant; null where there is none. */
  taxDetails: z.array(z.nullable(TaxDetails)),
  /** One for each applicant: whether the registry has none of them. */
  needsTaxDetails: z.array(z.boolean()),
  nominees: z.array(DraftNominee),
  noNominee: z.boolean(),
  cheque: z.nullable(UploadedCheque),
  investmentDetails: z.nullable(FolioInvestment),
  bankAccount: z.nullable(FolioBank),
  createFolio: z.object({ addFolio: z.array(AddedApplicant) }),
  kycDetails: z.object({ investorKyc: z.array(InvestorKyc) }),
  confirmations: z.array(HolderConfirmation),
  missing: z.array(MissingPart),
  /** Why a branch has to open it; null: it can be opened online (S8.069). */
  branch: z.nullable(z.object({ why: AnswerText, bring: z.array(AnswerText) })),
  /** Where it was left when something failed. */
  broken: z.nullable(z.object({ step: Text, reason: Text, at: Instant })),
})
export type NewFolioDraft = z.infer<typeof NewFolioDraft>

/** Which of the investor's new folios a tab works on. What was entered of it is kept by the server alone. */
export const NewFolioOfTab = z.object({ draftId: z.nullable(AnswerText) })
export type NewFolioOfTab = z.infer<typeof NewFolioOfTab>
