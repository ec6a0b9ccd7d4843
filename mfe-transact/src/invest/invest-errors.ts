import {
  CREATE_FOLIO,
  firstOf,
  formatDate,
  message,
  validateAccountNumber,
  validateAmount,
  validateIfsc,
  type Verdict,
} from '@portal/kernel'
import type { BankAccount, Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { amountRule } from '../shared/amount-rule'
import { folioRefusal } from './folio-options'
import { NEW_BANK, type InvestErrors, type InvestValues } from './invest-values'

export interface InvestFacts {
  schemes: readonly Scheme[]
  folios: readonly Folio[]
  banks: readonly BankAccount[]
}

/** Everything that keeps the order from its review, by field. */
export function investErrors(values: InvestValues, facts: InvestFacts): InvestErrors {
  const scheme = facts.schemes.find(({ schemePlanCode }) => schemePlanCode === values.schemePlanCode)
  const folio = facts.folios.find(({ folioNo }) => folioNo === values.folio)
  return present({
    schemePlanCode: schemeVerdict(scheme),
    folio: folioVerdict(values, folio),
    amount: validateAmount(values.amount ?? undefined, scheme ? amountRule(scheme, folio) : { min: 100 }),
    ...(values.folio === CREATE_FOLIO && newFolioErrors(values, facts.banks)),
  })
}

function present(verdicts: { [Field in keyof InvestValues]?: Verdict }): InvestErrors {
  return Object.fromEntries(Object.entries(verdicts).filter(([, verdict]) => verdict !== undefined))
}

function schemeVerdict(scheme: Scheme | undefined): Verdict {
  if (!scheme) return 'Choose a scheme'
  return scheme.purAllow === 'Y' ? undefined : 'This scheme is closed to new investments. Choose another.'
}

function folioVerdict({ folio: chosen }: InvestValues, folio: Folio | undefined): Verdict {
  if (chosen === CREATE_FOLIO) return undefined
  return folio ? folioRefusal(folio) : 'Choose a folio'
}

function newFolioErrors(
  values: InvestValues,
  banks: readonly BankAccount[],
): { [Field in keyof InvestValues]?: Verdict } {
  return {
    bank: bankVerdict(values.bank, banks),
    ...(values.bank === NEW_BANK && accountErrors(values)),
    nomination: values.nomination ? undefined : 'Choose nominees, or say that you do not want to nominate',
  }
}

function bankVerdict(chosen: string | undefined, banks: readonly BankAccount[]): Verdict {
  if (chosen === NEW_BANK) return undefined
  const bank = banks.find(({ bankId }) => bankId === chosen)
  if (!bank) return 'Choose a bank account'
  return bank.usableFrom ? message('bankCoolingPeriod', { date: formatDate(bank.usableFrom) }) : undefined
}

function accountErrors({ accountNumber, accountAgain, ifscCode, accountType }: InvestValues) {
  return {
    accountNumber: validateAccountNumber(accountNumber),
    accountAgain: firstOf(
      validateAccountNumber(accountAgain),
      accountAgain === accountNumber
        ? undefined
        : 'The two account numbers differ. Check both against your cheque.',
    ),
    ifscCode: validateIfsc(ifscCode),
    accountType: accountType ? undefined : 'Choose the account type',
  }
}

/** The investor's accounts over all folios, each once. */
export function banksOf(folios: readonly Folio[]): BankAccount[] {
  return [...new Map(folios.flatMap(({ banks }) => banks).map((bank) => [bank.bankId, bank])).values()]
}
