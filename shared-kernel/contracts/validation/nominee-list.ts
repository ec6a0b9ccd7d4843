import { type NomineeField, type NomineeFields, nomineeProblems, type NomineeFaultName } from './nominees'

/** A nominee as the form of a request has it; dates as `'2015-06-01'`. */
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
  fault: NomineeFaultName
}

const listFields: Readonly<Record<NomineeField, ListField>> = {
  name: 'name',
  relation: 'relation',
  dateOfBirth: 'birthDate',
  identity: 'identityNumber',
  guardian: 'guardianName',
}
// eslint-disable-next-line lingui/no-unlocalized-strings -- Values of the wire.
const identityKinds = { PAN: 'PAN', DL: 'Driving licence', AADHAAR: 'Aadhaar' } as const
const isKind = (kind: string): kind is keyof typeof identityKinds => kind in identityKinds

/** What is wrong with each nominee of a request, by the rules of `nomineeProblems` (S5.067, S5.068). `today` is India's day. */
export function nomineeListFaults(
  nominees: readonly ListedNominee[],
  applicants: readonly NomineeApplicant[],
  today: string,
): NomineeFault[] {
  const holders = applicants.map(({ name, pan }) => ({ investorName: name, pan }))
  return nominees.flatMap((nominee, at) =>
    nomineeProblems(fieldsOf(nominee), holders, today).map(({ field, fault }) => ({
      at,
      field: listFields[field],
      fault,
    })),
  )
}

/** A request names an identity always: one of a kind that there is not is an incomplete one. */
function fieldsOf({
  birthDate,
  identityKind,
  identityNumber,
  guardianName,
  ...rest
}: ListedNominee): NomineeFields {
  const identity = isKind(identityKind)
    ? { kind: identityKinds[identityKind], number: identityNumber }
    : { kind: 'Aadhaar' as const, number: '' }
  const guardian = guardianName === null ? null : { name: guardianName }
  return { ...rest, dateOfBirth: birthDate, identity, guardian }
}
