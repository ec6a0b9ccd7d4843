import { type Text, textOf } from '@portal/kernel'
import type { BankAccount } from '@portal/contracts/folios/investor'
import type { HoldingOption } from '@portal/contracts/folio-opening/new-folio-draft'
import { msg, t } from '@portal/kernel/words'

const holdingNames: Readonly<Record<HoldingOption, Text>> = {
  'Anyone or Survivor': msg`Anyone or Survivor`,
  Joint: msg`Joint`,
}

/** How a folio is held; with one holder there is nothing to choose. */
export const holdingText = (mode: HoldingOption | null): string =>
  mode ? textOf(holdingNames[mode]) : t`Single`

type AccountType = BankAccount['accountType']

const accountTypeNames: Readonly<Record<AccountType, Text>> = {
  Savings: msg`Savings`,
  Current: msg`Current`,
  NRO: 'NRO',
  NRE: 'NRE',
}

export const accountTypeText = (type: AccountType): string => textOf(accountTypeNames[type])

/** What is said of a bank account that was changed not long ago. */
export const usableFromText = (day: string): string => t`Can be used from ${day}`

export const holderText = (place: number): string => t`Holder ${place}`
