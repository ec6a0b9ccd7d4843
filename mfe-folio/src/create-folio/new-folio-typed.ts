import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import type { NewFolioTyped } from '@portal/kernel/contracts/slots'

/** The entry for an account that is not in the list. */
export const NEW_BANK = 'NEW_BANK'
/** The entry of those who do not want to nominate. */
export const NO_NOMINEE = 'NO_NOMINEE'

/** What the fields hold for a folio that was described before; one in a draft has no fields here. */
export function typedOf(newFolio: NewFolio | null): NewFolioTyped {
  if (!newFolio || 'draftId' in newFolio) return {}
  const { bank, nomination } = newFolio
  const chosen = { nomination: nomination.kind === 'none' ? NO_NOMINEE : nomination.folioNo }
  if ('bankId' in bank) return { ...chosen, bank: bank.bankId }
  return { ...chosen, bank: NEW_BANK, ...bank, accountAgain: bank.accountNumber }
}

/** The folio that fields without a problem describe. */
export function newFolioOf({ bank = '', nomination = '', ...account }: NewFolioTyped): NewFolio {
  return {
    bank: bank === NEW_BANK ? newAccountOf(account) : { bankId: bank },
    nomination: nomination === NO_NOMINEE ? { kind: 'none' } : { kind: 'sameAs', folioNo: nomination },
  }
}

/** The account that is typed. */
export const newAccountOf = ({
  accountNumber = '',
  ifscCode = '',
  accountType = 'Savings',
}: NewFolioTyped) => ({
  accountNumber,
  ifscCode,
  accountType,
})
