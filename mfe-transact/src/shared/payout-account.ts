import { formatDate, message, shortNumber } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { BankAccount } from '@portal/contracts/folios/investor'

/** The account that the money goes to unless another is chosen: the folio's default, else any that can be used. */
export function firstUsable(banks: readonly BankAccount[]): string | null {
  const usable = banks.filter(({ usableFrom }) => usableFrom === null)
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.bankId ?? null
}

/** "Parijat Bank ••4417" */
export const accountName = ({
  bankName,
  accountLast4,
}: Pick<BankAccount, 'bankName' | 'accountLast4'>): string => `${bankName} ${shortNumber(accountLast4)}`

export function accountError(banks: readonly BankAccount[], bankId: string | null): Record<string, string> {
  const bank = banks.find((each) => each.bankId === bankId)
  if (!bank) return { bankId: t`Choose the account that gets the money` }
  return bank.usableFrom
    ? { bankId: message('bankCoolingPeriod', { date: formatDate(bank.usableFrom) }) }
    : {}
}
