import { firstOf } from '@portal/contracts/validation'
import {
  formatDate,
  indiaToday,
  message,
  validateAccountNumber,
  validateIfsc,
  type Text,
  textOf,
  type Verdict,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { BankAccount, Folio } from '@portal/contracts/folios/investor'
import type { CreateFolioValue, NewFolioTyped, SlotField } from '@portal/contracts/wire/slots'
import {
  faultsOf,
  type FolioHolder,
  nomineeField,
  sharesFault,
  sharesField,
} from '../nominees/nominee-values'
import { NAMED_HERE, NEW_BANK, newFolioOf, NO_NOMINEE } from './new-folio-typed'

export type FieldName = keyof NewFolioTyped

export const labels: Readonly<Record<FieldName, Text>> = {
  bank: msg`Redemptions are paid to`,
  accountNumber: msg`Account number`,
  accountAgain: msg`Account number again`,
  ifscCode: msg`IFSC`,
  accountType: msg`Account type`,
  nomination: msg`Who receives the units after you`,
  nominees: msg`Nominees`,
}

/** What is typed, with the fields that it shows, what is wrong with each, and the folio once nothing is. */
export function validateNewFolio(
  typed: NewFolioTyped,
  folios: readonly Folio[],
  holder: FolioHolder,
): Required<CreateFolioValue> {
  const verdicts: [FieldName, Verdict][] = [
    ['bank', bankVerdict(typed.bank, banksOf(folios))],
    ...(typed.bank === NEW_BANK ? accountVerdicts(typed) : []),
    ['nomination', nominationVerdict(typed.nomination, folios)],
  ]
  const fields: SlotField[] = [
    ...verdicts.map(([name, problem]) => ({
      name,
      label: textOf(labels[name]),
      ...(problem && { problem }),
    })),
    ...(typed.nomination === NAMED_HERE ? nomineeFields(typed, holder) : []),
  ]
  const isRight = fields.every(({ problem }) => problem === undefined)
  return { typed, fields, newFolio: isRight ? newFolioOf(typed) : null }
}

function bankVerdict(chosen: string | undefined, banks: readonly BankAccount[]): Verdict {
  if (chosen === NEW_BANK) return undefined
  const bank = banks.find(({ bankId }) => bankId === chosen)
  if (!bank) return t`Choose a bank account`
  return bank.usableFrom ? message('bankCoolingPeriod', { date: formatDate(bank.usableFrom) }) : undefined
}

const nomineeLabels = {
  name: (nominee: number) => t`Nominee ${nominee}, name`,
  relation: (nominee: number) => t`Nominee ${nominee}, relation`,
  dateOfBirth: (nominee: number) => t`Nominee ${nominee}, date of birth`,
  identity: (nominee: number) => t`Nominee ${nominee}, identity`,
  guardian: (nominee: number) => t`Nominee ${nominee}, guardian`,
} as const

/** The fields of the nominees that are named here; their shares are one. */
function nomineeFields({ nominees = [] }: NewFolioTyped, holder: FolioHolder): SlotField[] {
  const each = nominees.flatMap((values, at) => {
    const faults = faultsOf(values, [holder], indiaToday())
    return Object.entries(nomineeLabels).map(([field, label]) => {
      const problem = faults[field as keyof typeof nomineeLabels]
      return {
        name: nomineeField(at, field),
        label: label(at + 1),
        ...(problem && { problem }),
      }
    })
  })
  const problem = sharesFault(nominees)
  return [...each, { name: sharesField, label: t`Shares of the nominees`, ...(problem && { problem }) }]
}

/** What is wrong with each field of a new account. */
export function accountVerdicts({
  accountNumber,
  accountAgain,
  ifscCode,
  accountType,
}: NewFolioTyped): [FieldName, Verdict][] {
  const differs = t`The two account numbers differ. Check both against your cheque.`
  return [
    ['accountNumber', validateAccountNumber(accountNumber)],
    [
      'accountAgain',
      firstOf(validateAccountNumber(accountAgain), accountAgain === accountNumber ? undefined : differs),
    ],
    ['ifscCode', validateIfsc(ifscCode)],
    ['accountType', accountType ? undefined : t`Choose the account type`],
  ]
}

function nominationVerdict(chosen: string | undefined, folios: readonly Folio[]): Verdict {
  const isKnown =
    chosen === NAMED_HERE ||
    chosen === NO_NOMINEE ||
    withNominees(folios).some(({ folioNo }) => folioNo === chosen)
  return isKnown ? undefined : t`Choose nominees, or say that you do not want to nominate`
}

/** The folios whose nominees a new one can take over. */
export const withNominees = (folios: readonly Folio[]): Folio[] =>
  folios.filter(({ nominees }) => nominees.length > 0)

/** The investor's accounts over all folios, each once. */
export function banksOf(folios: readonly Folio[]): BankAccount[] {
  return [...new Map(folios.flatMap(({ banks }) => banks).map((bank) => [bank.bankId, bank])).values()]
}
