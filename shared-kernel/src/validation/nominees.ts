import { ageOn } from '../format/public'
import { panPattern } from './pan'
import { nomineeIsApplicant, nomineePanOfApplicant, personLimits, validateName } from './person'
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

export type NomineeField = 'name' | 'relation' | 'sharePercent' | 'dateOfBirth' | 'identity' | 'guardian'

const identityPatterns = {
  PAN: panPattern,
  'Driving licence': /^[A-Z]{2}[A-Z0-9 -]{6,17}$/,
  Aadhaar: /^\d{4}$/,
} as const

const identityTexts = {
  PAN: 'Enter a PAN: 5 letters, 4 digits, 1 letter',
  'Driving licence': 'Enter the number of the driving licence, with its two letters first',
  Aadhaar: 'Enter only the last 4 digits of the Aadhaar number',
} as const

/**
 * What is wrong with each field of a nominee (S5.067 to S5.070): a minor has a guardian of another name, and nobody who
 * applies is a nominee. Today in India.
 */
export function nomineeFaults(
  nominee: NomineeFields,
  applicants: readonly { pan: string; investorName: string }[],
  today: string,
): Partial<Record<NomineeField, string>> {
  const { name, relation, dateOfBirth, identity } = nominee
  const verdicts: Record<NomineeField, Verdict> = {
    name:
      validateName(name) ??
      (applicants.some((each) => same(each.investorName, name)) ? nomineeIsApplicant : undefined),
    relation: relation && relation !== 'SE' ? undefined : 'Choose how you are related',
    sharePercent: undefined,
    dateOfBirth: dateOfBirth && dateOfBirth > today ? 'Date of birth cannot be later than today' : undefined,
    identity: identity ? identityVerdict(identity, applicants) : missingIdentity(nominee, today),
    guardian: guardianVerdict(nominee, today),
  }
  return Object.fromEntries(Object.entries(verdicts).filter(([, problem]) => problem !== undefined))
}

/** Whether somebody is not yet 18, `'2015-06-01'`, today in India (S9.006). */
export const isMinor = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && ageOn(dateOfBirth, today) < personLimits.minAge

/** A child may have none yet. */
const missingIdentity = ({ dateOfBirth }: NomineeFields, today: string): Verdict =>
  isMinor(dateOfBirth, today) ? undefined : 'Choose a PAN, a driving licence or an Aadhaar number'

function identityVerdict(
  { kind, number }: NonNullable<NomineeFields['identity']>,
  applicants: readonly { pan: string }[],
): Verdict {
  if (!identityPatterns[kind].test(number)) return identityTexts[kind]
  return kind === 'PAN' && applicants.some(({ pan }) => pan === number) ? nomineePanOfApplicant : undefined
}

function guardianVerdict({ name, dateOfBirth, guardian }: NomineeFields, today: string): Verdict {
  if (!isMinor(dateOfBirth, today)) return undefined
  if (!guardian) return 'A nominee under 18 needs a guardian'
  return (
    validateName(guardian.name) ??
    (same(guardian.name, name) ? 'The guardian’s name must differ from the nominee’s.' : undefined)
  )
}

const same = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()
