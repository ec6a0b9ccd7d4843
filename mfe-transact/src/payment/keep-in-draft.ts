import { useSetAtom } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { draftAtom } from '../transaction/draft'

type Kept = Partial<
  Pick<TransactionDraft, 'chequeData' | 'neftDetails' | 'reinitiatePayment' | 'reinitiateTransactionId'>
>
type KeepInDraft = (change: Kept) => void

/**
 * Keeps in the draft what belongs to the payment of its own order (S3.040), until its receipt ends it. An order that is
 * paid from a list or a link has no draft, and what is on its way to another order stays as it is.
 */
export function useKeepInDraft(transactionId: string): KeepInDraft {
  const setDraft = useSetAtom(draftAtom)
  return (change) => setDraft((last) => (last.orderId === transactionId ? { ...last, ...change } : last))
}
