import { transactionDraftAtom } from '@portal/kernel'
import { emptyTransactionDraft, TransactionDraft } from '@portal/contracts/orders/transaction-draft'

/** A transaction on its way from its first page to the receipt, whatever its kind (S3.032 to S3.041). */
export const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)
