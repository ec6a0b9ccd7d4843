import type { NewTransactionDraft } from '@portal/kernel'
import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import type { Scheme } from '@portal/kernel/contracts/product'

/** What is bought for a folio that is to be opened; the amount in paise. */
export interface NewFolioOrder extends Pick<Scheme, 'schemePlanCode' | 'schemeDesc'> {
  amount: number
}

/** A purchase that begins with a new folio: another order than the one that was on its way, whose key and id go. */
export function newFolioDraft(
  draft: NewTransactionDraft,
  { schemePlanCode, amount, newFolio }: NewFolioOrder & { newFolio: NewFolio | null },
): NewTransactionDraft {
  return { ...draft, schemePlanCode, amount, folioNo: 'new', newFolio, idempotencyKey: null, orderId: null }
}
