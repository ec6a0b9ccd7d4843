import type { NewTransactionDraft } from '@portal/kernel'
import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'

export type NewFolio = NonNullable<LumpsumTerms['newFolio']>

/** What is ordered; the one-time code joins it when the order is placed. */
export type OrderRequest = Omit<LumpsumTerms, 'kind'>

/** The order that a draft describes, or undefined while something is missing. */
export function orderRequest(draft: NewTransactionDraft): OrderRequest | undefined {
  const { schemePlanCode, folioNo, newFolio, amount } = draft
  if (!schemePlanCode || !folioNo || !amount) return undefined
  if (folioNo !== 'new') return { schemePlanCode, folioNo, amount }
  return newFolio ? { schemePlanCode, folioNo: null, newFolio, amount } : undefined
}

export type OrderFields = Pick<NewTransactionDraft, 'schemePlanCode' | 'folioNo' | 'newFolio' | 'amount'>

/**
 * A draft with its order fields renewed. A changed order is another order: the key and the id of the earlier one go,
 * so that it is neither taken for the same nor paid in its place.
 */
export function withOrder(draft: NewTransactionDraft, fields: OrderFields): NewTransactionDraft {
  const next = { ...draft, ...fields, newFolio: fields.folioNo === 'new' ? fields.newFolio : null }
  const same = JSON.stringify(orderRequest(draft)) === JSON.stringify(orderRequest(next))
  return same ? next : { ...next, idempotencyKey: null, orderId: null }
}
