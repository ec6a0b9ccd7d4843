import type { ChequeState } from '@portal/contracts/folio-opening/new-folio'
import type { MissingPart } from '@portal/contracts/folio-opening/new-folio-draft'
import type { DraftContent } from './draft-content'
import { type HolderRow, stateOf } from './holders'

/** What a folio still needs, in the order of the pages. */
export function missingParts(
  content: DraftContent,
  rows: readonly HolderRow[],
  cheque: ChequeState,
  now: Date,
): MissingPart[] {
  const { applicants, modeOfHolding, needsTaxDetails, taxDetails, nominees, noNominee, bank } = content
  const isUnconfirmed = (_applicant: unknown, at: number) =>
    stateOf(
      content,
      rows.find(({ place }) => place === at + 2),
      now,
    ) !== 'confirmed'
  const parts: [MissingPart, boolean][] = [
    ['modeOfHolding', applicants.length > 1 && !modeOfHolding],
    ['taxDetails', needsTaxDetails.some((needs, at) => needs && !taxDetails[at])],
    ['nominees', !nominees.length && !noNominee],
    ['bank', !bank],
    ['cheque', cheque === 'wanted'],
    ['chequeReview', cheque === 'inReview'],
    ['confirmations', applicants.slice(1).some(isUnconfirmed)],
  ]
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
