import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { Scheme } from '@portal/contracts/schemes/product'
import { notPlaced, originalScheme, type TransactionDraft } from '@portal/contracts/orders/transaction-draft'

/** A purchase into the folio of a draft: another order than the one that was on its way, whose key and id go. */
export function purchaseInto(
  last: TransactionDraft,
  { draftId, version, investmentDetails }: NewFolioDraft,
  schemes: readonly Scheme[],
): TransactionDraft {
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === investmentDetails?.schemePlanCode)
  return {
    ...last,
    transactionType: last.transactionType ?? 'LUMPSUM',
    folioDetails: null,
    originalSchemeDetails: scheme ? originalScheme(scheme) : last.originalSchemeDetails,
    transactionDetails: {
      ...last.transactionDetails,
      amount: investmentDetails?.amount ?? last.transactionDetails.amount,
      selectFolio: 'new',
    },
    newFolio: { draftId, version },
    isnewInvestment: true,
    ...notPlaced,
  }
}
