import { queryFor, transactionDraftAtom, useQuery, useSetAtom } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { productApi, type Scheme } from '@portal/kernel/contracts/product'
import { emptyTransactionDraft, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { purchaseInto } from './purchase-into'

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** Makes the purchase on its way one into a folio; the scheme is looked up first, and is chosen anew where it is not found. */
export function usePurchaseInto(draft: NewFolioDraft) {
  const setDraft = useSetAtom(draftAtom)
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const listed = schemes.data?.categories.flatMap((category): readonly Scheme[] => category.schemes)
  return {
    isSettled: listed !== undefined || schemes.isError,
    begin: () => setDraft((last) => purchaseInto(last, draft, listed ?? [])),
  }
}
