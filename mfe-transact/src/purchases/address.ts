import type { Scheme } from '@portal/kernel/contracts/product'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { withChoice, type PurchaseType } from './purchase-draft'
import { schemePlanOf } from './scheme-options'

/** Rupees in an address as paise; undefined for anything else. */
export function amountOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) * 100 : undefined
}

const typeIn = (query: URLSearchParams): PurchaseType => (query.get('type') === 'SIP' ? 'SIP' : 'LUMPSUM')

/** Whether an address asks for a purchase with nothing chosen yet, whatever draft there is. */
export const startsAnew = (query: URLSearchParams): boolean => query.get('scheme') === 'none'

/** A draft with the kind, the scheme and the amount that an address names; another scheme may want another folio. */
export function draftFromAddress(
  draft: TransactionDraft,
  query: URLSearchParams,
  schemes: readonly Scheme[],
): TransactionDraft {
  const { originalSchemeDetails, transactionDetails, newFolio, paymentDetails } = draft
  const known = originalSchemeDetails?.schemePlanCode
  const code = schemePlanOf(query.get('scheme')) ?? known
  const choice = {
    scheme: schemes.find(({ schemePlanCode }) => schemePlanCode === code),
    amount: amountOf(query.get('amount')) ?? transactionDetails.amount,
    folioNo: code === known ? transactionDetails.selectFolio : null,
    folio: undefined,
    newFolio,
  }
  const named = withChoice(draft, typeIn(query), choice, { payment: paymentDetails })
  // Whatever order of the cart was being changed: this is another one.
  return { ...named, cartItemId: null }
}
