import type { DraftNominee } from '@portal/contracts/folio-opening/new-folio'
import { createHash } from 'node:crypto'
import type {
  ApplicantForm,
  FolioBank,
  FolioInvestment,
  HoldingOption,
  InvestorKyc,
} from '@portal/contracts/folio-opening/new-folio-draft'
import type { TaxDetails } from '@portal/contracts/service-requests/tax-details'
import { canonicalJson } from '../platform/idempotency'

/** An account that joins the investor's accounts with the folio; confirmed by penny drop, or by a person. */
export interface NewAccount {
  bankId: string
  accountNumber: string
  ifscCode: string
  accountType: FolioBank['accountType']
  bankName: string
  branchName: string
  branchCity: string
  /** Its bank has another name, so a person has to see a cheque. */
  needsProof?: true
}

export interface ChosenBank {
  /** The id of a known account, or all of a new one. */
  account: string | NewAccount
  shown: FolioBank
}

/** All that was entered of a folio; it is stored sealed only. */
export interface DraftContent {
  applicants: ApplicantForm[]
  /** What the registries said of each applicant. */
  kyc: InvestorKyc[]
  modeOfHolding: HoldingOption | null
  taxDetails: (TaxDetails | null)[]
  needsTaxDetails: boolean[]
  nominees: DraftNominee[]
  noNominee: boolean
  bank: ChosenBank | null
  cheque: { documentId: string; name: string; size: number; isTiff: boolean } | null
  investmentDetails: FolioInvestment | null
  branch: { why: string; bring: string[] } | null
  broken: { step: string; reason: string; at: string } | null
}

/**
 * What its holders confirm: whom the folio belongs to, how it is held, who receives it, and where money goes. What is
 * invested is not part of it.
 */
export function hashOfFolio(content: DraftContent): string {
  const { applicants, modeOfHolding, nominees, noNominee, bank } = content
  const folio = { applicants, modeOfHolding, nominees, noNominee, account: bank?.account ?? null }
  return createHash('sha256').update(canonicalJson(folio)).digest('base64url')
}
