import { nomineeListFaults } from '@portal/contracts/validation'
import { message, nomineeRelations, validateNomineeShares } from '@portal/kernel'
import type { KnownNominee, NomineeTerms } from '@portal/contracts/folios/nominee'
import { settings } from '../settings'

/** A nominee as the form holds it: everything is text until it is sent. */
export interface NomineeValues {
  name: string
  relation: string
  share: string
  birthDate: string
  identityKind: string
  identityNumber: string
  guardianName: string
}

export const noNominee: NomineeValues = {
  name: '',
  relation: '',
  share: '',
  birthDate: '',
  identityKind: 'PAN',
  identityNumber: '',
  guardianName: '',
}

/** What the folio has, to go on from; a number that we keep masked is typed again. */
export function valuesOf(nominee: KnownNominee): NomineeValues {
  const relation = Object.entries(nomineeRelations).find(([, label]) => label === nominee.relation)?.[0]
  return {
    ...noNominee,
    name: nominee.name,
    relation: relation ?? '',
    share: String(nominee.sharePercent),
    birthDate: nominee.birthDate ?? '',
    identityKind: nominee.identityKind ?? 'PAN',
    guardianName: nominee.guardianName ?? '',
  }
}

/** A field that was emptied is absent. */
export const termsOf = (nominees: readonly Partial<NomineeValues>[]): NomineeTerms[] =>
  nominees.map((typed) => {
    const { share, birthDate, guardianName, identityKind, ...nominee } = { ...noNominee, ...typed }
    return {
      relation: nominee.relation as NomineeTerms['relation'],
      identityKind: identityKind as NomineeTerms['identityKind'],
      identityNumber: nominee.identityNumber.trim().toUpperCase(),
      name: nominee.name.trim(),
      sharePercent: Number(share),
      birthDate: birthDate || null,
      guardianName: guardianName.trim() || null,
    }
  })

/** What is wrong, by the path of the field: `nominees.0.name`. */
export function nomineeErrors(
  nominees: readonly NomineeValues[],
  holders: readonly { name: string; pan: string }[],
  today: string,
): Partial<Record<keyof NomineeValues, string>>[] {
  if (!settings.nomineeValidation) return []
  const errors: Partial<Record<keyof NomineeValues, string>>[] = nominees.map(() => ({}))
  for (const { at, field, fault } of nomineeListFaults(termsOf(nominees), holders, today)) {
    const own = errors[at]
    if (own) own[field] ??= message(fault)
  }
  const shares = validateNomineeShares(nominees.map(({ share }) => Number(share)))
  const [last] = errors.slice(-1)
  if (shares && last) last.share = shares
  return errors
}
