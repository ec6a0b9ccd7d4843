import * as z from 'zod/mini'
import { limits } from '../src/validation/limits'
import { ApplicantForm, FolioApplicant, RelationCode, UploadedCheque } from './applicant'
import { HoldingMode, Pan, Text, YesNo } from './common'
import { DraftBank, InvestmentChoice } from './investment'
import { SchemeSelection } from './scheme-selection'

/** S3.026. Money in paise. */
export const NewFolioInvestment = z.extend(InvestmentChoice, {
  installmentsNo: z.nullable(z.int().check(z.minimum(1), z.maximum(1200))),
  debtScheme: z.nullable(SchemeSelection),
  equityScheme: z.nullable(SchemeSelection),
})

/** S3.027. The account number is kept whole while the form is open, so it belongs in the tab's storage only. */
export const NewFolioBank = z.extend(DraftBank, {
  branchName: z.string(),
  branchCity: z.string(),
  accountNumber: z.string().check(z.maxLength(18)),
})

/** S3.029: what the PAN check said of an applicant, with the KYC and the contact that goes with it. */
export const ApplicantKyc = z.object({
  pan: Pan,
  transactionAllow: YesNo,
  panNameMatch: YesNo,
  panAdarStatusFlag: YesNo,
  kycStatus: z.string(),
  email: z.string(),
  mobileNo: z.string(),
})
export type ApplicantKyc = z.infer<typeof ApplicantKyc>

export const DraftNominee = z.object({
  name: Text,
  relation: RelationCode,
  sharePercent: z.number().check(z.minimum(0), z.maximum(100)),
})

/** S3.025 to S3.029: a folio on its way from its first applicant to its order. */
export const NewFolioDraft = z.object({
  applicants: z.array(ApplicantForm).check(z.maxLength(limits.entries.applicants)),
  nominees: z.array(DraftNominee).check(z.maxLength(limits.entries.nominees)),
  noNominee: z.boolean(),
  modeOfHolding: z.nullable(HoldingMode),
  chequeImage: z.nullable(UploadedCheque),
  investmentDetails: z.nullable(NewFolioInvestment),
  bankAccount: z.nullable(NewFolioBank),
  createFolio: z.object({ addFolio: z.array(FolioApplicant).check(z.maxLength(limits.entries.applicants)) }),
  kycDetails: z.object({ investorKyc: z.array(ApplicantKyc).check(z.maxLength(limits.entries.applicants)) }),
})
export type NewFolioDraft = z.infer<typeof NewFolioDraft>

export const emptyNewFolioDraft: NewFolioDraft = {
  applicants: [],
  nominees: [],
  noNominee: false,
  modeOfHolding: null,
  chequeImage: null,
  investmentDetails: null,
  bankAccount: null,
  createFolio: { addFolio: [] },
  kycDetails: { investorKyc: [] },
}
