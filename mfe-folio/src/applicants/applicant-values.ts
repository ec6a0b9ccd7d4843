import type { Investor } from '@portal/contracts/identity/auth'
import type { RelationCode } from '@portal/contracts/folios/applicant'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { ApplicantForm, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { profileApi } from '@portal/contracts/portfolio/profile'
import { applicantFaults } from '@portal/contracts/validation'
import { indiaToday, type ApplicantFields } from '@portal/kernel'
import type { VerifyPanRequest } from '@portal/contracts/identity/pan'

/** What is known of the investor before the form is filled in. */
export type Account = Pick<
  ResponseOf<typeof profileApi.account>,
  'birthDate' | 'mobile' | 'email' | 'countryCode'
>

/** What the form holds (S3.030); the name only once it is asked for. */
export interface ApplicantValues extends ApplicantFields {
  mobileBelongstoCode?: RelationCode
  emailBelongstoCode?: RelationCode
}

/** The investor's own form comes filled from the profile, the others empty (S4.037, S4.038). */
export function firstValues(place: 1 | 2 | 3, { pan }: Investor, account: Account): ApplicantValues {
  if (place !== 1) return {}
  return {
    pan,
    dateOfBirth: account.birthDate ?? '',
    Mobile: account.mobile,
    mobileBelongstoCode: 'SE',
    Email: account.email,
    emailBelongstoCode: 'SE',
  }
}

/** What is wrong with each field; the name counts where it is asked for. */
export function problemsOf(
  values: ApplicantValues,
  {
    earlier,
    countryCode,
    asksName,
  }: {
    earlier: readonly ApplicantForm[]
    countryCode: string
    asksName: boolean
  },
): Partial<Record<keyof ApplicantFields, string>> {
  const named = asksName ? { ...values, investorName: values.investorName ?? '' } : values
  return applicantFaults(named, { earlier, countryCode, today: indiaToday() })
}

/** The form as it travels. */
export function applicantOf(values: ApplicantValues, name: string): ApplicantForm {
  const { pan = '', dateOfBirth = '', Email = '', Mobile = '' } = values
  return {
    pan,
    dateOfBirth,
    investorName: values.investorName?.trim() || name,
    Email,
    Mobile,
    mobileBelongsto: '',
    mobileBelongstoCode: values.mobileBelongstoCode ?? 'SE',
    emailBelongsto: '',
    emailBelongstoCode: values.emailBelongstoCode ?? 'SE',
  }
}

/** The request that verifies the new applicant beside those who are there (S7.134). */
export function verifyRequest(applicants: readonly ApplicantForm[]): VerifyPanRequest {
  const [first, second, third] = applicants
  return {
    investorPan: first?.pan ?? '',
    investorName: first?.investorName ?? '',
    investorDob: first?.dateOfBirth ?? '',
    jhOnePan: second?.pan ?? null,
    jhOneName: second?.investorName ?? null,
    jhOneDob: second?.dateOfBirth ?? null,
    jhTwoPan: third?.pan ?? null,
    jhTwoName: third?.investorName ?? null,
    jhTwoDob: third?.dateOfBirth ?? null,
    guardianPan: null,
    guardianName: null,
    guardianDob: null,
    folio: '0',
    txnType: 'New' as const,
  }
}

/** The applicants who are there before the one of the dialog. */
export const earlierIn = (draft: NewFolioDraft | undefined, place: 1 | 2 | 3): ApplicantForm[] =>
  draft?.applicants.slice(0, place - 1) ?? []
