import type { DraftNominee } from '@portal/contracts/folio-opening/new-folio'
import type { ApplicantForm } from '@portal/contracts/folio-opening/new-folio-draft'
import type { NomineeTyped } from '@portal/contracts/wire/slots'
import { isMinor, nomineeFaults } from '@portal/contracts/validation'
import { type NomineeField, validateNomineeShares } from '@portal/kernel'
import { t } from '@portal/kernel/words'

/** What the fields of a nominee hold. */
export type NomineeValues = NomineeTyped

/** Who holds the folio, as far as the rules of nominees look at a person. */
export type FolioHolder = Pick<ApplicantForm, 'pan' | 'investorName'>

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
  applicants: readonly FolioHolder[],
  today: string,
): NomineeFaults {
  const faults = nomineeFaults(fromValues(values, today), applicants, today)
  return values.relation ? faults : { ...faults, relation: t`Choose how you are related` }
}

/** Why the shares are not right together. */
export const sharesFault = (list: readonly NomineeValues[]): string | undefined =>
  validateNomineeShares(list.map(({ share }) => Number(share) || 0))

/** What a field of a nominee is called in a form around, by the nominee's place. */
export const nomineeField = (at: number, field: string): string => `nominee${at + 1}-${field}`
/** The shares of all nominees together. */
export const sharesField = 'nominee-shares'
