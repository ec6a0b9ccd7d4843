import {
  firstOf,
  formatDate,
  message,
  validateAccountNumber,
  validateIfsc,
  type Verdict,
} from '@portal/kernel'
import type { BankAccount, Folio } from '@portal/kernel/contracts/investor'
import type { CreateFolioValue, NewFolioTyped } from '@portal/kernel/contracts/slots'
import { NEW_BANK, newFolioOf, NO_NOMINEE } from './new-folio-typed'

export type FieldName = keyof NewFolioTyped

export const labels: Record<FieldName, string> = {
  bank: 'Redemptions are paid to',
  accountNumber: 'Account number',
  accountAgain: 'Account number again',
  ifscCode: 'IFSC',
  accountType: 'Account type',
  nomination: 'Who receives the units after you',
}

/** What is typed, with the fields that it shows, what is wrong with each, and the folio once nothing is. */
export function judgeNewFolio(typed: NewFolioTyped, folios: readonly Folio[]): Required<CreateFolioValue> {
  const verdicts: [FieldName, Verdict][] = [
    ['bank', bankVerdict(typed.bank, banksOf(folios))],
    ...(typed.bank === NEW_BANK ? accountVerdicts(typed) : []),
    ['nomination', nominationVerdict(typed.nomination, folios)],
  ]
  const fields = verdicts.map(([name, problem]) => ({
    name,
    label: labels[name],
    ...(problem && { problem }),
  }))
  const isRight = verdicts.every(([, problem]) => problem === undefined)
  return { typed, fields, newFolio: isRight ? newFolioOf(typed) : null }
}

function bankVerdict(chosen: string | undefined, banks: readonly BankAccount[]): Verdict {
  if (chosen === NEW_BANK) return undefined
  const bank = banks.find(({ bankId }) => bankId === chosen)
  if (!bank) return 'Choose a bank account'
  return bank.usableFrom ? message('bankCoolingPeriod', { date: formatDate(bank.usableFrom) }) : undefined
}

/** What is wrong with each field of a new account. */
export function accountVerdicts({
  accountNumber,
  accountAgain,
  ifscCode,
  accountType,
}: NewFolioTyped): [FieldName, Verdict][] {
  const differs = 'The two account numbers differ. Check both against your cheque.'
  return [
    ['accountNumber', validateAccountNumber(accountNumber)],
    [
      'accountAgain',
      firstOf(validateAccountNumber(accountAgain), accountAgain === accountNumber ? undefined : differs),
    ],
    ['ifscCode', validateIfsc(ifscCode)],
    ['accountType', accountType ? undefined : 'Choose the account type'],
  ]
}

function nominationVerdict(chosen: string | undefined, folios: readonly Folio[]): Verdict {
  const isKnown = chosen === NO_NOMINEE || withNominees(folios).some(({ folioNo }) => folioNo === chosen)
  return isKnown ? undefined : 'Choose nominees, or say that you do not want to nominate'
}

/** The folios whose nominees a new one can take over. */
export const withNominees = (folios: readonly Folio[]): Folio[] =>
  folios.filter(({ nominees }) => nominees.length > 0)

/** The investor's accounts over all folios, each once. */
export function banksOf(folios: readonly Folio[]): BankAccount[] {
  return [...new Map(folios.flatMap(({ banks }) => banks).map((bank) => [bank.bankId, bank])).values()]
}
