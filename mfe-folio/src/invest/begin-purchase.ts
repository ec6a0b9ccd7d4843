import { portalStore, queryClient, queryFor, transactionDraftAtom } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { productApi, type Scheme } from '@portal/contracts/schemes/product'
import {
  emptyTransactionDraft,
  TransactionDraft,
  notPlaced,
  originalScheme,
} from '@portal/contracts/orders/transaction-draft'

/** A purchase into the folio of a draft: another order than the one that was on its way, whose key and id go. */
function purchaseInto(
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

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** Makes the purchase on its way one into a folio; where the funds do not load, the fund is chosen on the next page. */
export async function beginPurchase(draft: NewFolioDraft): Promise<void> {
  const answer = await queryClient.fetchQuery(queryFor(productApi.schemes, {})).catch(() => undefined)
  const schemes = answer?.categories.flatMap((category): readonly Scheme[] => category.schemes) ?? []
  portalStore.set(draftAtom, (last) => purchaseInto(last, draft, schemes))
}
