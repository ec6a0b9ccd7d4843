import type { MissingPart } from '@portal/kernel/contracts/new-folio-draft'
import type { DraftContent } from './draft-content'
import { type HolderRow, stateOf } from './holders'

/** What a folio still needs, in the order of the pages. */
export function missingParts(content: DraftContent, rows: readonly HolderRow[], now: Date): MissingPart[] {
  const { applicants, modeOfHolding, needsTaxDetails, taxDetails, nominees, noNominee, bank, cheque } =
    content
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
    ['cheque', bank !== null && typeof bank.account !== 'string' && !cheque],
    ['confirmations', applicants.slice(1).some(isUnconfirmed)],
  ]
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
