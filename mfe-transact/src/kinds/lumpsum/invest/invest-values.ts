import { CREATE_FOLIO, type NewTransactionDraft } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { CreateFolioValue } from '@portal/kernel/contracts/slots'
import { withOrder, type OrderFields } from '../../../shared/order-request'
import { preferredFolio } from './folio-options'
import { schemePlanOf } from './scheme-options'

/** What the fields of the invest page hold. */
export interface InvestValues {
  schemePlanCode?: string
  /** A folio's number, or CREATE_FOLIO. */
  folio?: string
  /** In paise. */
  amount?: number | null
  /** Bank and nomination of the folio that is to be opened. */
  createFolio?: CreateFolioValue
}

/** What the page starts with: the draft, and where it says nothing the likeliest folio. */
export function valuesOf(draft: NewTransactionDraft, folios: readonly Folio[]): InvestValues {
  const known = folios.some(({ folioNo }) => folioNo === draft.folioNo)
  const folioNo =
    draft.folioNo === 'new' || known ? draft.folioNo : preferredFolio(folios, draft.schemePlanCode)
  return {
    schemePlanCode: draft.schemePlanCode ?? undefined,
    folio: folioNo === 'new' || folioNo === null ? CREATE_FOLIO : folioNo,
    amount: draft.amount,
    createFolio: { newFolio: draft.newFolio },
  }
}

/** The order that the fields describe; a new folio that is not complete is left out. */
export function orderFieldsOf(values: InvestValues): OrderFields {
  const { schemePlanCode, folio, amount, createFolio } = values
  return {
    schemePlanCode: schemePlanCode ?? null,
    folioNo: folio === CREATE_FOLIO ? 'new' : (folio ?? null),
    amount: amount ?? null,
    newFolio: folio === CREATE_FOLIO ? (createFolio?.newFolio ?? null) : null,
  }
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
