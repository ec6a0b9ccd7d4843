import { CREATE_FOLIO, type NewTransactionDraft } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import { withOrder, type NewFolio, type OrderFields } from '../shared/order-request'
import { preferredFolio } from './folio-options'
import { schemePlanOf } from './scheme-options'

/** What the fields of the invest page hold. */
export interface InvestValues {
  schemePlanCode?: string
  /** A folio's number, or CREATE_FOLIO. */
  folio?: string
  /** In paise. */
  amount?: number | null
  /** A bank's id, or NEW_BANK. */
  bank?: string
  accountNumber?: string
  accountAgain?: string
  ifscCode?: string
  accountType?: 'Savings' | 'Current' | 'NRO' | 'NRE'
  /** A folio's number, or NO_NOMINEE. */
  nomination?: string
}

/** What is wrong, by field. */
export type InvestErrors = { [Field in keyof InvestValues]?: string }

/** The entry for an account that is not in the list. */
export const NEW_BANK = 'NEW_BANK'
/** The entry of those who do not want to nominate. */
export const NO_NOMINEE = 'NO_NOMINEE'

/** What the page starts with: the draft, and where it says nothing the likeliest folio. */
export function valuesOf(draft: NewTransactionDraft, folios: readonly Folio[]): InvestValues {
  const known = folios.some(({ folioNo }) => folioNo === draft.folioNo)
  const folioNo =
    draft.folioNo === 'new' || known ? draft.folioNo : preferredFolio(folios, draft.schemePlanCode)
  return {
    schemePlanCode: draft.schemePlanCode ?? undefined,
    folio: folioNo === 'new' || folioNo === null ? CREATE_FOLIO : folioNo,
    amount: draft.amount,
    ...(draft.newFolio && newFolioValues(draft.newFolio)),
  }
}

function newFolioValues({ bank, nomination }: NewFolio): InvestValues {
  const chosen = { nomination: nomination.kind === 'none' ? NO_NOMINEE : nomination.folioNo }
  if ('bankId' in bank) return { ...chosen, bank: bank.bankId }
  return { ...chosen, bank: NEW_BANK, ...bank, accountAgain: bank.accountNumber }
}

/** The order that the fields describe; a new folio that is not complete is left out. */
export function orderFieldsOf(values: InvestValues): OrderFields {
  const { schemePlanCode, folio, amount } = values
  return {
    schemePlanCode: schemePlanCode ?? null,
    folioNo: folio === CREATE_FOLIO ? 'new' : (folio ?? null),
    amount: amount ?? null,
    newFolio: folio === CREATE_FOLIO ? newFolioOf(values) : null,
  }
}

function newFolioOf({ bank, nomination, ...account }: InvestValues): NewFolio | null {
  if (!bank || !nomination) return null
  const chosen: NewFolio['nomination'] =
    nomination === NO_NOMINEE ? { kind: 'none' } : { kind: 'sameAs', folioNo: nomination }
  if (bank !== NEW_BANK) return { bank: { bankId: bank }, nomination: chosen }
  const { accountNumber, ifscCode, accountType } = account
  if (!/^\d{6,18}$/.test(accountNumber ?? '') || !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifscCode ?? '')) return null
  if (!accountNumber || !ifscCode || !accountType) return null
  return { bank: { accountNumber, ifscCode, accountType }, nomination: chosen }
}

/** Rupees in an address as paise; undefined for anything else. */
export function amountOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) * 100 : undefined
}

/** Whether an address asks for a purchase with nothing chosen yet, whatever draft there is. */
export const startsAnew = (query: URLSearchParams): boolean => query.get('scheme') === 'none'

/** A draft with the scheme and the amount that an address names; another scheme may want another folio. */
export function draftFromAddress(draft: NewTransactionDraft, query: URLSearchParams): NewTransactionDraft {
  const schemePlanCode = schemePlanOf(query.get('scheme')) ?? draft.schemePlanCode
  const { folioNo, newFolio } = draft
  return withOrder(draft, {
    schemePlanCode,
    amount: amountOf(query.get('amount')) ?? draft.amount,
    folioNo: schemePlanCode === draft.schemePlanCode ? folioNo : null,
    newFolio,
  })
}
