import { portalStore, queryClient, queryFor, transactionDraftAtom } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { productApi, type Scheme } from '@portal/contracts/schemes/product'
import { emptyTransactionDraft, TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { purchaseInto } from './purchase-into'

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** Makes the purchase on its way one into a folio; where the funds do not load, the fund is chosen on the next page. */
export async function beginPurchase(draft: NewFolioDraft): Promise<void> {
  const answer = await queryClient.fetchQuery(queryFor(productApi.schemes, {})).catch(() => undefined)
  const schemes = answer?.categories.flatMap((category): readonly Scheme[] => category.schemes) ?? []
  portalStore.set(draftAtom, (last) => purchaseInto(last, draft, schemes))
}
