import { ageOn } from '../format/public'
import { parseDate } from '../format/inner'
import { validateName } from './person'

/** A nominee as a form has it; dates as `'2015-06-01'`. */
export interface ListedNominee {
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

type ListField = 'name' | 'relation' | 'birthDate' | 'identityNumber' | 'guardianName'

export interface NomineeFault {
  /** Which nominee, counted from 0. */
  at: number
  field: ListField
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
export function nomineeListFaults(
  nominees: readonly ListedNominee[],
  applicants: readonly NomineeApplicant[],
  today: string,
): NomineeFault[] {
  return nominees.flatMap((nominee, at) =>
    faultsOf(nominee, applicants, today).map(([field, fault]) => ({ at, field, fault })),
  )
}

type Found = [ListField, NomineeFault['fault']]

function faultsOf(
  { name, relation, birthDate, identityKind, identityNumber, guardianName }: ListedNominee,
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
