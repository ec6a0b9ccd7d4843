import { textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { ageOn } from '../format/public'
import { parseDate } from '../format/inner'
import { personLimits, validateName } from './person'
import { plainName } from './plain-name'
import type { Verdict } from './verdict'

/**
 * The shares of all nominees in percent, at most two decimals each; they must total 100 (S5.056).
 * Counted in hundredths of a percent, so 33.33 + 33.33 + 33.34 is 100.
 */
export function validateNomineeShares(shares: readonly number[]): Verdict {
  if (!shares.length) return t`Add a nominee, or choose not to nominate`
  const hundredths = shares.map((share) => Math.round(share * 100))
  if (shares.some((share, at) => !(share > 0) || Math.abs(share * 100 - (hundredths[at] ?? 0)) > 1e-6))
    return t`Enter a share above 0% for every nominee, with at most two decimals`
  const total = hundredths.reduce((sum, share) => sum + share, 0)
  return total === 10_000
    ? undefined
    : t`Nominee shares must total 100%. Yours total ${{ total: total / 100 }}%.`
}

/**
 * Shares of which some are left open (null): the open ones get equal parts of what the others leave, in hundredths of a
 * percent; the odd lot goes to the first of them (S5.056). Shares that leave nothing stay as they are.
 */
export function filledShares(shares: readonly (number | null)[]): (number | null)[] {
  const open = shares.filter((share) => share === null).length
  const given = shares.reduce<number>((sum, share) => sum + Math.round((share ?? 0) * 100), 0)
  const left = 10_000 - given
  if (!open || left < open) return [...shares]
  const part = Math.floor(left / open)
  let odd = left - part * open
  return shares.map((share) => {
    if (share !== null) return share
    const own = part + odd
    odd = 0
    return own / 100
  })
}

/** A nominee as far as the rules look at one. */
export interface NomineeFields {
  name: string
  relation: string
  sharePercent: number | null
  /** `'2015-06-01'`; null: of age. */
  dateOfBirth: string | null
  identity: { kind: 'PAN' | 'Driving licence' | 'Aadhaar'; number: string } | null
  guardian: { name: string } | null
}

/** Somebody who holds the folio, whom no nominee may be. */
interface Applicant {
  pan: string
  investorName: string
}

export type NomineeField = 'name' | 'relation' | 'dateOfBirth' | 'identity' | 'guardian'

/** The text of the catalogue that says a fault (S8.058, S8.060). */
export type NomineeFaultName =
  | 'nomineeIncomplete'
  | 'nomineeNameConflict'
  | 'nomineePanConflict'
  | 'nomineeIdConflict'
  | 'guardianNameConflict'

export interface NomineeProblem {
  field: NomineeField
  fault: NomineeFaultName
  /** What to say at the field. */
  text: string
}

const identityPatterns = {
  PAN: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
  'Driving licence': /^[A-Z]{2}[A-Z0-9 -]{6,18}$/,
  Aadhaar: /^\d{4}$/,
} as const

const identityTexts = {
  PAN: msg`Enter a person’s PAN: 3 letters, P, 1 letter, 4 digits, 1 letter`,
  'Driving licence': msg`Enter the number of the driving licence, with its two letters first`,
  Aadhaar: msg`Enter only the last 4 digits of the Aadhaar number`,
} as const

/**
 * What is wrong with a nominee, the first fault of each field (S5.067 to S5.070): a minor has a guardian of another name,
 * and nobody who holds the folio is a nominee, by name, PAN or number. Today in India. The one set of rules of new folios
 * and of requests.
 */
export function nomineeProblems(
  nominee: NomineeFields,
  applicants: readonly Applicant[],
  today: string,
): NomineeProblem[] {
  const { name, relation, dateOfBirth } = nominee
  return [
    nameProblem(name, applicants),
    incomplete('relation', relation && relation !== 'SE' ? undefined : t`Choose how you are related`),
    incomplete('dateOfBirth', birthVerdict(dateOfBirth, today)),
    identityProblem(nominee, applicants, today),
    guardianProblem(nominee, today),
  ].filter((problem) => problem !== undefined)
}

/** What to say at each field of a nominee of a new folio (S5.067 to S5.070). Today in India. */
export const nomineeFaults = (
  nominee: NomineeFields,
  applicants: readonly Applicant[],
  today: string,
): Partial<Record<NomineeField, string>> =>
  Object.fromEntries(nomineeProblems(nominee, applicants, today).map(({ field, text }) => [field, text]))

/** Whether somebody is not yet 18, `'2015-06-01'`, today in India (S9.006). */
export const isMinor = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && ageOn(dateOfBirth, today) < personLimits.minAge

const incomplete = (field: NomineeField, text: Verdict): NomineeProblem | undefined =>
  text === undefined ? undefined : { field, fault: 'nomineeIncomplete', text }

function nameProblem(name: string, applicants: readonly Applicant[]): NomineeProblem | undefined {
  const verdict = validateName(name)
  if (verdict || !applicants.some((each) => same(each.investorName, name))) return incomplete('name', verdict)
  return { field: 'name', fault: 'nomineeNameConflict', text: message('nomineeNameConflict') }
}

function birthVerdict(dateOfBirth: string | null, today: string): Verdict {
  if (dateOfBirth === null) return undefined
  if (!parseDate(dateOfBirth)) return t`Please enter valid Date of birth`
  return dateOfBirth > today ? t`Date of birth cannot be later than today` : undefined
}

/** A child may have no identity yet. */
function identityProblem(
  { identity, dateOfBirth }: NomineeFields,
  applicants: readonly Applicant[],
  today: string,
): NomineeProblem | undefined {
  if (!identity)
    return isMinor(dateOfBirth, today)
      ? undefined
      : incomplete('identity', t`Choose a PAN, a driving licence or an Aadhaar number`)
  const { kind } = identity
  const number = identity.number.trim().toUpperCase()
  if (applicants.some(({ pan }) => pan === number)) {
    const fault = kind === 'PAN' ? 'nomineePanConflict' : 'nomineeIdConflict'
    return { field: 'identity', fault, text: message('nomineePanConflict') }
  }
  return incomplete('identity', identityPatterns[kind].test(number) ? undefined : textOf(identityTexts[kind]))
}

function guardianProblem(
  { name, dateOfBirth, guardian }: NomineeFields,
  today: string,
): NomineeProblem | undefined {
  if (isMinor(dateOfBirth, today) && !guardian)
    return incomplete('guardian', t`A nominee under 18 needs a guardian`)
  if (!guardian) return undefined
  const verdict = isMinor(dateOfBirth, today) ? validateName(guardian.name) : undefined
  if (verdict || !same(guardian.name, name)) return incomplete('guardian', verdict)
  const text = t`The guardian’s name must differ from the nominee’s.`
  return { field: 'guardian', fault: 'guardianNameConflict', text }
}

const same = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other)
const plain = (name: string): string => plainName(name).toLowerCase().replace(/\s+/g, ' ').trim()
