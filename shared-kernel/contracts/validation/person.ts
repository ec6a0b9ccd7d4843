import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
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

/** That an applicant is no adult yet (E26). */
export const tooYoung = (): string => message('E26', { age: personLimits.minAge })

/** A person's name (S5.030): 2 to 64 letters, spaces and apostrophes. */
export function validateName(name: string | undefined): Verdict {
  const text = plainName(name ?? '').trim()
  if (!text) return t`Name is required`
  const { min, max } = personLimits.name
  const fits = text.length >= min && text.length <= max
  return fits && /^[A-Za-z' ]+$/.test(text) && /[A-Za-z]/.test(text) ? undefined : t`Please enter valid Name`
}

/** A date of birth of an applicant, both as `'1980-06-01'`, today in India (S5.019 to S5.021; 18 on the day counts). */
export function validateBirthDate(birth: string | undefined, today: string): Verdict {
  if (!birth?.trim()) return t`Date of birth is required`
  if (!parseDate(birth)) return t`Please enter valid Date of birth`
  if (birth > today) return t`Date of birth cannot be later than today`
  if (birth < addYears(today, -personLimits.maxAge))
    return t`Date of birth must be within the last ${{ years: personLimits.maxAge }} years`
  return ageOn(birth, today) < personLimits.minAge ? tooYoung() : undefined
}

/** S5.066, decision 5: a Person Of Indian Origin is treated as NRI. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- Values of the wire.
const acceptedResidencies = ['Resident Indian', 'Non-Resident Indian', 'Person Of Indian Origin'] as const

/** The residential status of a PAN (S5.066). */
export function validateResidency(status: string): Verdict {
  return acceptedResidencies.some((each) => each === status) ? undefined : message('E91')
}

/** The tax status of a PAN (S5.065): Individual or HUF, in some cases Individual only. */
export function validateTaxStatus(status: string, { individualOnly = false } = {}): Verdict {
  if (status === 'Individual') return undefined
  if (individualOnly) return message('individualsOnly')
  return status === 'HUF' ? undefined : message('taxStatusIneligible')
}
