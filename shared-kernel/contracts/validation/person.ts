import { addYears, ageOn } from '../format/public'
import { parseDate } from '../format/inner'
import { plainName } from './plain-name'
import type { Verdict } from './verdict'

/** S9.006, S9.009, S5.022 */
export const personLimits = {
  minAge: 18,
  maxAge: 100,
  name: { min: 2, max: 64 },
  pickerStart: '1980-06-01',
} as const

/** E26 */
export const tooYoung = `The applicant must be ${personLimits.minAge} years or older. Check the date of birth, or invest for a minor at a branch.`

/** E58 */
export const samePanTwice =
  'This PAN is already used by another applicant of this folio. Enter a different PAN.'

/** E133 */
export const sharedContacts =
  'This e-mail and mobile are both used by another applicant. Enter a different e-mail or mobile.'

export const nomineeIsApplicant =
  'The nominee’s name must differ from the applicant’s. Enter another nominee.'
export const nomineePanOfApplicant = 'The nominee’s PAN must differ from the applicant’s. Check the PAN.'

/** A person's name (S5.030): 2 to 64 letters, spaces and apostrophes. */
export function validateName(name: string | undefined): Verdict {
  const text = plainName(name ?? '').trim()
  if (!text) return 'Name is required'
  const { min, max } = personLimits.name
  const fits = text.length >= min && text.length <= max
  return fits && /^[A-Za-z' ]+$/.test(text) && /[A-Za-z]/.test(text) ? undefined : 'Please enter valid Name'
}

/** A date of birth of an applicant, both as `'1980-06-01'`, today in India (S5.019 to S5.021; 18 on the day counts). */
export function validateBirthDate(birth: string | undefined, today: string): Verdict {
  if (!birth?.trim()) return 'Date of birth is required'
  if (!parseDate(birth)) return 'Please enter valid Date of birth'
  if (birth > today) return 'Date of birth cannot be later than today'
  if (birth < addYears(today, -personLimits.maxAge))
    return `Date of birth must be within the last ${personLimits.maxAge} years`
  return ageOn(birth, today) < personLimits.minAge ? tooYoung : undefined
}

/** S5.066, decision 5: a Person Of Indian Origin is treated as NRI. */
const acceptedResidencies = ['Resident Indian', 'Non-Resident Indian', 'Person Of Indian Origin'] as const

/** E91 */
export const residencyRefused =
  'Only Resident Indian or NRI PANs are accepted. Visit a branch to invest with another residential status.'

/** The residential status of a PAN (S5.066). */
export function validateResidency(status: string): Verdict {
  return acceptedResidencies.some((each) => each === status) ? undefined : residencyRefused
}

export const taxStatusRefused =
  'Only PANs of Individual or HUF tax status are accepted. Use another PAN, or visit a branch.'
export const individualsOnly =
  'Only PANs of Individual tax status are accepted here. Use another PAN, or visit a branch.'

/** The tax status of a PAN (S5.065): Individual or HUF, in some cases Individual only. */
export function validateTaxStatus(status: string, { individualOnly = false } = {}): Verdict {
  if (status === 'Individual') return undefined
  if (individualOnly) return individualsOnly
  return status === 'HUF' ? undefined : taxStatusRefused
}
