import { indiaToday } from '@portal/kernel'
import type { DescribedFolio, NewFolio } from '@portal/contracts/folio-opening/new-folio'
import type { NewFolioTyped } from '@portal/contracts/wire/slots'
import { fromValues, valuesOf } from '../nominees/nominee-values'

/** The entry for an account that is not in the list. */
export const NEW_BANK = 'NEW_BANK'
/** The entry of those who name their nominees in the form. */
export const NAMED_HERE = 'NAMED_HERE'
/** The entry of those who do not want to nominate. */
export const NO_NOMINEE = 'NO_NOMINEE'

/** What the fields hold for a folio that was described before; one in a draft has no fields here. */
export function typedOf(newFolio: NewFolio | null): NewFolioTyped {
  if (!newFolio || 'draftId' in newFolio) return {}
  const { bank, nomination } = newFolio
  const chosen = nominationTyped(nomination)
  if ('bankId' in bank) return { ...chosen, bank: bank.bankId }
  return { ...chosen, bank: NEW_BANK, ...bank, accountAgain: bank.accountNumber }
}

/** The folio that fields without a problem describe. */
export function newFolioOf({ bank = '', nomination, nominees, ...account }: NewFolioTyped): NewFolio {
  return {
    bank: bank === NEW_BANK ? newAccountOf(account) : { bankId: bank },
    nomination: nominationOf({ nomination, nominees }),
  }
}

function nominationTyped(nomination: DescribedFolio['nomination']): NewFolioTyped {
  if (nomination.kind === 'none') return { nomination: NO_NOMINEE }
  if (nomination.kind === 'sameAs') return { nomination: nomination.folioNo }
  return { nomination: NAMED_HERE, nominees: nomination.nominees.map(valuesOf) }
}

function nominationOf({ nomination = '', nominees = [] }: NewFolioTyped): DescribedFolio['nomination'] {
  if (nomination === NO_NOMINEE) return { kind: 'none' }
  if (nomination !== NAMED_HERE) return { kind: 'sameAs', folioNo: nomination }
  return { kind: 'listed', nominees: nominees.map((values) => fromValues(values, indiaToday())) }
}

/** The account that is typed. */
export const newAccountOf = ({
  accountNumber = '',
  ifscCode = '',
  accountType = 'Savings' as const,
}: NewFolioTyped) => ({
  accountNumber,
  ifscCode,
  accountType,
})
