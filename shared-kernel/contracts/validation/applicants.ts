import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { validateEmail } from './email'
import { validateMobile } from './mobile'
import { validateApplicantPan } from './pan'
import { validateBirthDate, validateName } from './person'
import type { Verdict } from './verdict'

/** What the form of an applicant holds, finished or not (S3.030). */
export interface ApplicantFields {
  pan?: string
  /** `'1980-06-01'` */
  dateOfBirth?: string
  investorName?: string
  Email?: string
  /** Without its country code. */
  Mobile?: string
  mobileBelongstoCode?: string | null
  emailBelongstoCode?: string | null
}

export type ApplicantField = keyof ApplicantFields

export interface ApplicantsAround {
  /** The applicants before this one, the first one first. */
  earlier: readonly ApplicantFields[]
  /** Of the first applicant: `+91`. */
  countryCode: string
  /** Today in India. */
  today: string
}

/** What is wrong with each field of an applicant's form (S5.014 to S5.033, decisions 1 and 2). */
export function applicantFaults(
  applicant: ApplicantFields,
  { earlier, countryCode, today }: ApplicantsAround,
): Partial<Record<ApplicantField, string>> {
  const { pan, dateOfBirth, investorName, Email, Mobile } = applicant
  const verdicts: Record<ApplicantField, Verdict> = {
    pan:
      validateApplicantPan(pan) ?? (earlier.some((other) => other.pan === pan) ? message('E58') : undefined),
    dateOfBirth: validateBirthDate(dateOfBirth, today),
    investorName: investorName === undefined ? undefined : validateName(investorName),
    Mobile: validateMobile(Mobile, { countryCode, primary: earlier.length === 0 }),
    mobileBelongstoCode: applicant.mobileBelongstoCode ? undefined : t`Choose whose mobile this is`,
    Email: validateEmail(Email) ?? (sharesContacts(applicant, earlier) ? message('E133') : undefined),
    emailBelongstoCode: applicant.emailBelongstoCode ? undefined : t`Choose whose e-mail this is`,
  }
  return Object.fromEntries(Object.entries(verdicts).filter(([, problem]) => problem !== undefined))
}

const sharesContacts = ({ Email, Mobile }: ApplicantFields, earlier: readonly ApplicantFields[]): boolean =>
  earlier.some((other) => other.Email?.toLowerCase() === Email?.toLowerCase() && other.Mobile === Mobile)
