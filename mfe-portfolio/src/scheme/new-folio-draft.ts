import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import type { Scheme } from '@portal/kernel/contracts/product'
import { originalScheme, type TransactionDraft } from '@portal/kernel/contracts/transaction-draft'

/** What is bought for a folio that is to be opened; the amount in paise. */
export interface NewFolioOrder {
  scheme: Scheme
  amount: number
}

/** A purchase that begins with a new folio: another order than the one that was on its way, whose key and id go. */
export function newFolioDraft(
  draft: TransactionDraft,
  { scheme, amount, newFolio }: NewFolioOrder & { newFolio: NewFolio | null },
): TransactionDraft {
  return {
    ...draft,
    transactionType: 'LUMPSUM',
    folioDetails: null,
    originalSchemeDetails: originalScheme(scheme),
    transactionDetails: {
      ...draft.transactionDetails,
      investmentType: 'LUMPSUM',
      amount,
      selectFolio: 'new',
    },
    newFolio,
    isnewInvestment: true,
    isInvestmentSip: false,
    idempotencyKey: null,
    orderId: null,
  }
}
