import { textOf, type Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { Folio, BankAccount } from '@portal/contracts/folios/investor'
import type { Account } from './account-details'

const kycNames: Readonly<Record<Account['kycStatus'], Text>> = {
  Validated: msg`Validated`,
  Registered: msg`Registered`,
  'Under Process': msg`Under Process`,
  'On-Hold': msg`On-Hold`,
  Rejected: msg`Rejected`,
  'Not Available': msg`Not Available`,
}

export const kycStatusText = (status: Account['kycStatus']): string => textOf(kycNames[status])

type Residency = NonNullable<Account['residency']>

const residencies: Readonly<Record<Residency, Text>> = {
  'Resident Indian': msg`Resident Indian`,
  'Non-Resident Indian': msg`Non-Resident Indian`,
  'Person Of Indian Origin': msg`Person Of Indian Origin`,
  'Foreign National': msg`Foreign National`,
}

export const residencyText = (residency: Residency): string => textOf(residencies[residency])

const accountTypes: Readonly<Record<BankAccount['accountType'], Text>> = {
  Savings: msg`Savings`,
  Current: msg`Current`,
  NRO: 'NRO',
  NRE: 'NRE',
}

export const accountTypeText = (type: BankAccount['accountType']): string => textOf(accountTypes[type])

const holdingModes: Readonly<Record<Folio['holdingMode'], Text>> = {
  Single: msg`Single`,
  Joint: msg`Joint`,
  'Anyone or Survivor': msg`Anyone or Survivor`,
}

export const holdingText = (mode: Folio['holdingMode']): string => textOf(holdingModes[mode])
