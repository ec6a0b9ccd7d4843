import type { RelationCode } from '@portal/kernel/contracts/applicant'
import type { ApplicantForm, DraftNominee, NomineeIdentity } from '@portal/kernel/contracts/new-folio-draft'
import { isMinor, nomineeFaults, type NomineeField, validateNomineeShares } from '@portal/kernel'

/** What the fields of a nominee hold. */
export interface NomineeValues {
  /** Of the card on screen, for as long as it is there. */
  key: string
  name: string
  relation: RelationCode | null
  /** In percent, as typed. */
  share: string
  dateOfBirth: string
  identityKind: NomineeIdentity['kind'] | null
  identityNumber: string
  guardianName: string
  guardianRelation: RelationCode | null
}

let made = 0
const nextKey = () => `nominee-${(made += 1)}`

export const emptyNominee = (): NomineeValues => ({
  key: nextKey(),
  name: '',
  relation: null,
  share: '',
  dateOfBirth: '',
  identityKind: null,
  identityNumber: '',
  guardianName: '',
  guardianRelation: null,
})

export const valuesOf = (nominee: DraftNominee): NomineeValues => ({
  key: nextKey(),
  name: nominee.name,
  relation: nominee.relation,
  share: nominee.sharePercent === null ? '' : String(nominee.sharePercent),
  dateOfBirth: nominee.dateOfBirth ?? '',
  identityKind: nominee.identity?.kind ?? null,
  identityNumber: nominee.identity?.number ?? '',
  guardianName: nominee.guardian?.name ?? '',
  guardianRelation: nominee.guardian?.relation ?? null,
})

/** A nominee as it travels; only a minor has a guardian. */
export function fromValues(values: NomineeValues, today: string): DraftNominee {
  const { name, relation, share, dateOfBirth, identityKind: kind, identityNumber } = values
  const guardian = { name: values.guardianName.trim(), relation: values.guardianRelation ?? 'GD' }
  return {
    name: name.trim(),
    relation: relation ?? 'SE',
    sharePercent: share.trim() ? Number(share) : null,
    dateOfBirth: dateOfBirth || null,
    identity: kind ? { kind, number: identityNumber.trim().toUpperCase() } : null,
    guardian: isMinor(dateOfBirth || null, today) && guardian.name ? guardian : null,
  }
}

export type NomineeFaults = Partial<Record<NomineeField, string>>

/** What is wrong with each field; the server judges by the same rules. */
export function faultsOf(
  values: NomineeValues,
  applicants: readonly ApplicantForm[],
  today: string,
): NomineeFaults {
  const faults = nomineeFaults(fromValues(values, today), applicants, today)
  return values.relation ? faults : { ...faults, relation: 'Choose how you are related' }
}

/** Why the shares are not right together. */
export const sharesFault = (list: readonly NomineeValues[]): string | undefined =>
  validateNomineeShares(list.map(({ share }) => Number(share) || 0))
