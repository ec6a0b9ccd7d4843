import type { FolioBankView } from '@portal/contracts/folios/folio-bank'
import { type Text, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

type AccountType = FolioBankView['accountType']

/** How the types of an account are called. */
export const accountTypeNames: Readonly<Record<AccountType, Text>> = {
  Savings: msg`Savings`,
  Current: msg`Current`,
  NRO: 'NRO',
  NRE: 'NRE',
}

/** The types, as a choice of a form. */
export const accountTypes = () =>
  (Object.keys(accountTypeNames) as AccountType[]).map((value) => ({
    value,
    label: textOf(accountTypeNames[value]),
  }))
