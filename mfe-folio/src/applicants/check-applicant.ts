import { validateResidency } from '@portal/contracts/validation'
import { api, ApiError, message } from '@portal/kernel'
import type { ApplicantForm } from '@portal/contracts/folio-opening/new-folio-draft'
import type { KycStatus } from '@portal/contracts/kyc/kyc-status'
import { panApi } from '@portal/contracts/identity/pan'
import { settings } from '../settings'
import type { RequestedAgain } from './applicant-words'
import { applicantOf, verifyRequest, type ApplicantValues } from './applicant-values'

/** What the checks of CONTINUE came to (S4.041 to S4.052). */
export type Checked =
  | { verdict: 'right'; applicant: ApplicantForm }
  /** The PAN is not linked with Aadhaar; may be skipped. */
  | { verdict: 'notLinked'; applicant: ApplicantForm }
  | { verdict: 'askAgain'; requested: RequestedAgain; text?: string }
  | { verdict: 'refused'; text: string }
  /** -8005 of the investor: the KYC has to be done. */
  | { verdict: 'needsKyc' }
  /** -8015 of the investor: it has to be registered. */
  | { verdict: 'needsRegistration' }
  /** -8015 of somebody else, who alone can register. */
  | { verdict: 'theyRegister'; pan: string }
  /** The KYC is changed first. */
  | { verdict: 'left' }

export interface Checking {
  values: ApplicantValues
  place: 1 | 2 | 3
  earlier: readonly ApplicantForm[]
  /** As the profile has it; the name on the card is asked for where it is another one. */
  ownName: string
  /** Quick invest begins no KYC: what is missing is told. */
  isReview: boolean
  /** Shows the status of the KYC, before anything else is looked at (S4.047); whether that goes on. */
  notifyStatus: (status: KycStatus, statusMessage: string) => Promise<boolean>
}

/** The PAN validity check and what follows it, in their order. Throws what no rule foresees. */
export async function checkApplicant(checking: Checking): Promise<Checked> {
  const { values, place, earlier, ownName, isReview } = checking
  const { investorName: name } = values
  const named = { panNumber: values.pan ?? '', dob: values.dateOfBirth ?? '', ...(name && { name }) }
  try {
    const { kycStatus, statusMessage } = await api.call(panApi.validatePan, named)
    if (statusMessage && !(await checking.notifyStatus(kycStatus, statusMessage))) return { verdict: 'left' }
    const { residentalStatus, panHolderName } = await api.call(panApi.kycDetails, named)
    if (validateResidency(residentalStatus)) return { verdict: 'refused', text: message('E91') }
    const applicant = applicantOf(values, place === 1 ? ownName : panHolderName)
    const found = await api.call(panApi.verifyPan, verifyRequest([...earlier, applicant]))
    if (found.transactionAllow === 'N') {
      const name = found.panNameMatch === 'N'
      const requested = { name, birthDate: !name || values.investorName !== undefined }
      return { verdict: 'askAgain', requested }
    }
    const isLinked = !settings.aadhaarSeeding || found.panAdarStatusFlag === 'Y'
    const verdict = isLinked ? 'right' : 'notLinked'
    return { verdict, applicant }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === '-8017') {
      const requested = { name: true, birthDate: values.investorName !== undefined }
      return { verdict: 'askAgain', requested }
    }
    if (error.code === '-8016') {
      const requested = { name: values.investorName !== undefined, birthDate: true }
      return { verdict: 'askAgain', requested, text: error.message }
    }
    return isReview ? { verdict: 'refused', text: error.message } : failed(error, place, named.panNumber)
  }
}

function failed({ code, message: text }: ApiError, place: 1 | 2 | 3, pan: string): Checked {
  if (code === '-8005')
    return place === 1 ? { verdict: 'needsKyc' } : { verdict: 'refused', text: message('E54') }
  if (code === '-8015')
    return place === 1 ? { verdict: 'needsRegistration' } : { verdict: 'theyRegister', pan }
  return { verdict: 'refused', text }
}
