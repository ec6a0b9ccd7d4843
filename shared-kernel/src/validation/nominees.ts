import { ageOn } from '../format/public'
import { parseDate } from '../format/inner'
import { validateName } from './person'
import type { Verdict } from './verdict'

/**
 * The shares of all nominees in percent, at most two decimals each; they must total 100 (S5.056).
 * Counted in hundredths of a percent, so 33.33 + 33.33 + 33.34 is 100.
 */
export function validateNomineeShares(shares: readonly number[]): Verdict {
  if (!shares.length) return 'Add a nominee, or choose not to nominate'
  const hundredths = shares.map((share) => Math.round(share * 100))
  if (shares.some((share, at) => !(share > 0) || Math.abs(share * 100 - (hundredths[at] ?? 0)) > 1e-6))
    return 'Enter a share above 0% for every nominee, with at most two decimals'
  const total = hundredths.reduce((sum, share) => sum + share, 0)
  return total === 10_000 ? undefined : `Nominee shares must total 100%. Yours total ${total / 100}%.`
}

/** A nominee as a form has it; dates as `'2015-06-01'`. */
export interface NomineeTyped {
  name: string
  relation: string
  sharePercent: number
  birthDate: string | null
  identityKind: string
  identityNumber: string
  guardianName: string | null
}

/** The holders of the folio, as far as a nominee must not be one of them. */
export interface NomineeApplicant {
  name: string
  pan: string
}

export type NomineeField = 'name' | 'relation' | 'birthDate' | 'identityNumber' | 'guardianName'

export interface NomineeFault {
  /** Which nominee, counted from 0. */
  at: number
  field: NomineeField
  /** The text of the catalogue that says it (S8.058, S8.060). */
  fault:
    | 'nomineeIncomplete'
    | 'nomineeNameConflict'
    | 'nomineePanConflict'
    | 'nomineeIdConflict'
    | 'guardianNameConflict'
}

const identityPatterns: Readonly<Record<string, RegExp>> = {
  PAN: /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/,
  DL: /^[A-Z]{2}[A-Z0-9 -]{6,18}$/,
  AADHAAR: /^\d{4}$/,
}

const sameName = (one: string | null, other: string | null): boolean =>
  plain(one) !== '' && plain(one) === plain(other)
const plain = (name: string | null): string => (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * What is wrong with each nominee (S5.067, S5.068): name, PAN and identification number differ from every holder's, a
 * minor has a guardian of another name. `today` is India's day.
 */
export function nomineeFaults(
  nominees: readonly NomineeTyped[],
  applicants: readonly NomineeApplicant[],
  today: string,
): NomineeFault[] {
  return nominees.flatMap((nominee, at) =>
    faultsOf(nominee, applicants, today).map(([field, fault]) => ({ at, field, fault })),
  )
}

type Found = [NomineeField, NomineeFault['fault']]

function faultsOf(
  { name, relation, birthDate, identityKind, identityNumber, guardianName }: NomineeTyped,
  applicants: readonly NomineeApplicant[],
  today: string,
): Found[] {
  const found: Found[] = []
  const isMinor = birthDate !== null && ageOn(birthDate, today) < 18
  const number = identityNumber.trim().toUpperCase()
  if (validateName(name)) found.push(['name', 'nomineeIncomplete'])
  else if (applicants.some((each) => sameName(each.name, name))) found.push(['name', 'nomineeNameConflict'])
  if (!relation) found.push(['relation', 'nomineeIncomplete'])
  if (birthDate !== null && (!parseDate(birthDate) || birthDate > today))
    found.push(['birthDate', 'nomineeIncomplete'])
  if (applicants.some(({ pan }) => pan === number))
    found.push(['identityNumber', identityKind === 'PAN' ? 'nomineePanConflict' : 'nomineeIdConflict'])
  else if (!identityPatterns[identityKind]?.test(number)) found.push(['identityNumber', 'nomineeIncomplete'])
  if (isMinor && validateName(guardianName ?? '')) found.push(['guardianName', 'nomineeIncomplete'])
  else if (sameName(guardianName, name)) found.push(['guardianName', 'guardianNameConflict'])
  return found
}
